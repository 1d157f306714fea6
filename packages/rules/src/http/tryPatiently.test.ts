import { describe, expect, it } from 'vitest';
import { type NetworkFailure, tryPatiently } from '.';

function tryWith(answers: readonly (string | Error)[]) {
  const waits: number[] = [];
  const reports: NetworkFailure[] = [];
  let calls = 0;
  const result = tryPatiently(
    async () => {
      const answer = answers[calls++];
      if (typeof answer !== 'string') throw answer ?? new Error('asked too often');
      return answer;
    },
    { wait: async (ms) => void waits.push(ms), report: (failure) => void reports.push(failure) },
  );
  return result.then((answer) => ({ answer, calls, waits, reports }));
}

const failures = ['a', 'b', 'c', 'd', 'e'].map((text) => new Error(text));

describe('tryPatiently', () => {
  it('[HTTP-07] [LIM-27] asks five times in all, 500 ms apart', async () => {
    const { calls, waits } = await tryWith(failures);
    expect({ calls, waits }).toEqual({ calls: 5, waits: [500, 500, 500, 500] });
  });

  it('[HTTP-07] stops at the first answer', async () => {
    const tried = await tryWith([...failures.slice(0, 4), 'here']);
    expect(tried).toEqual({ answer: 'here', calls: 5, waits: [500, 500, 500, 500], reports: [] });
    expect((await tryWith(['here'])).calls).toBe(1);
  });

  it('[HTTP-08] reports what the network said, once and only when it has given up', async () => {
    const { answer, reports } = await tryWith(failures);
    expect({ answer, reports }).toEqual({ answer: null, reports: [{ tries: 5, reason: 'e' }] });
  });
});
