import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { listText } from './listText';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('is read by the database as it was meant', async () => {
  const words = [
    '',
    ' ',
    'null',
    'NULL',
    '{a,b}',
    'a"b',
    '\\',
    '\\"',
    "it's",
    'a\nb',
    '{"type":"text"}',
    'Grüße 🛎',
    null,
  ];
  const numbers = [1, 0, -3, null];
  const answers = [true, false];
  const [row] = await app.opened.database.query(
    'select $1::text[] as words, $2::integer[] as numbers, $3::boolean[] as answers, $4::text[] as nothing',
    [listText(words), listText(numbers), listText(answers), listText([null, undefined])],
  );
  expect(row).toEqual({ words, numbers, answers, nothing: [] });
});
