import { expect, it } from 'vitest';
import { createAskTogether } from './askTogether';

/** Answers by hand, and counts. */
function slowly() {
  const answers: { answer(value: number): void; fail(): void }[] = [];
  const ask = () =>
    new Promise<number>((answer, refuse) => {
      answers.push({ answer, fail: () => refuse(new Error('away')) });
    });
  const turn = async () => {
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
  };
  return { answers, ask, turn };
}

it('asks once for all who come while a question is under way, and only after it', async () => {
  const { answers, ask, turn } = slowly();
  const together = createAskTogether<number>();
  const first = together('a', ask);
  const later = Array.from({ length: 1000 }, () => together('a', ask));
  expect(answers).toHaveLength(1);
  answers[0]?.answer(1);
  expect(await first).toBe(1);
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.answer(2);
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  await turn();
  void together('a', ask);
  expect(answers).toHaveLength(3);
});

it('goes on after a question that failed, for who comes next and for other keys meanwhile', async () => {
  const { answers, ask, turn } = slowly();
  const together = createAskTogether<number>();
  const first = together('a', ask);
  const second = together('a', ask);
  const other = together('b', ask);
  answers[1]?.answer(7);
  expect(await other).toBe(7);
  answers[0]?.fail();
  await expect(first).rejects.toThrow('away');
  await turn();
  answers[2]?.answer(8);
  expect(await second).toBe(8);
  await turn();
  void together('a', ask);
  expect(answers).toHaveLength(4);
});
