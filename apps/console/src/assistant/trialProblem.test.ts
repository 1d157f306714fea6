import { expect, it } from 'vitest';
import { HttpProblem } from '../http/HttpProblem';
import { problemText } from '../http/problemText';
import { trialProblem } from './trialProblem';

it('who may try nothing more today is told when it goes on where they are, and of other problems nothing else', () => {
  const [atNoon, dates] = [Date.parse('2026-11-18T12:00:00Z'), { locale: 'en-GB', timeZone: 'Asia/Tokyo' }];
  const [spent, other] = [new HttpProblem('assistant-tries-spent'), new HttpProblem('rate')];
  expect(trialProblem(spent, atNoon, dates)).toBe(`${problemText(spent)} Where you are, that is at 09:00.`);
  expect(trialProblem(other, atNoon, dates)).toBe(problemText(other));
});
