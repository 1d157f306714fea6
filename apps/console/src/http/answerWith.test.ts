import { expect, it } from 'vitest';
import { answerWith } from './answerWith';

const counts = answerWith<{ readonly open: number; readonly mine: number }>('open', 'mine');

it('takes what holds every name, whatever else it holds', () => {
  const body = { open: 1, mine: 0, later: true };
  expect(counts.safeParse(body)).toEqual({ success: true, data: body });
});

it.each([null, 'a page', [], {}, { open: 1 }])('refuses %j', (body) => {
  expect(counts.safeParse(body).success).toBe(false);
});
