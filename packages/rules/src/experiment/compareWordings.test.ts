import { describe, expect, it } from 'vitest';
import { compareWordings, createChance } from '.';
import { leastSessions } from './compareWordings';

interface Counting {
  sessions: number;
  taken: number;
}

/** Two wordings, read at every fiftieth session: how often was anything claimed, and how often was the truth left? */
function readAlways(runs: number, sessions: number, rates: readonly [number, number], seed: number) {
  const chance = createChance(seed);
  const truth = rates[1] - rates[0];
  let [claimed, covered] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const counts: [Counting, Counting] = [
      { sessions: 0, taken: 0 },
      { sessions: 0, taken: 0 },
    ];
    let [hasClaimed, hasCovered] = [false, true];
    for (let session = 1; session <= sessions; session += 1) {
      const which = chance() < 0.5 ? 0 : 1;
      counts[which].sessions += 1;
      counts[which].taken += Number(chance() < rates[which]);
      if (session % 50 > 0) continue;
      const { difference, claim } = compareWordings(...counts);
      hasClaimed ||= claim !== 'none';
      hasCovered &&= !difference || (difference.low <= truth && truth <= difference.high);
    }
    claimed += Number(hasClaimed);
    covered += Number(hasCovered);
  }
  return { claimed: claimed / runs, covered: covered / runs };
}

describe('a wording beside the first one, by sessions', () => {
  it('is claimed to do better hardly ever where it does not, however often somebody looks', () => {
    const { claimed, covered } = readAlways(500, 5000, [0.1, 0.1], 55);
    expect(claimed).toBeLessThanOrEqual(0.05);
    expect(covered).toBeGreaterThanOrEqual(0.95);
  });

  it('is found to do better where it does, and the truth is in all of its intervals', () => {
    const { claimed, covered } = readAlways(300, 5000, [0.1, 0.16], 66);
    expect(claimed).toBeGreaterThan(0.9);
    expect(covered).toBeGreaterThanOrEqual(0.95);
  });

  it('says nothing of few sessions, nor where sessions are not divided evenly', () => {
    const few = { sessions: leastSessions - 1, taken: 0 };
    const many = { sessions: 5000, taken: 2000 };
    expect(compareWordings(many, few).difference).toBeNull();
    expect(compareWordings(many, { sessions: 5000, taken: 1000 }).claim).toBe('less');
    const uneven = compareWordings(many, { sessions: 4000, taken: 800 });
    expect([uneven.mismatch.isSuspicious, uneven.claim]).toEqual([true, 'none']);
    // Nobody at all is no certainty.
    const none = { sessions: leastSessions, taken: 0 };
    expect(compareWordings(none, none).difference?.high).toBeGreaterThan(0.01);
  });
});
