import type { Clock } from '../../platform/clock';
import type { Load } from '../../platform/load';
import { Allowance, type Spender } from './Allowance';
import type { NewMessage, Refused } from './Sending';

export interface RefusalsDependencies {
  readonly clock: Clock;
  readonly load: Load;
}

/** Why a message is not even tried: the program ends, has too much to do, or whoever sends it has sent too many. */
export function createRefusals({ clock, load }: RefusalsDependencies) {
  const allowance = new Allowance(clock);
  let isDraining = false;
  return {
    /** Said at once, or not at all. */
    refusal({ conversationId, fromAgent }: NewMessage): Refused | null {
      if (isDraining) return { kind: 'refused', code: 'draining', retryAfterMs: 1000 };
      if (load.isTooMuch) return { kind: 'refused', code: 'overloaded', retryAfterMs: load.retryAfterMs() };
      const retryAfterMs = allowance.mustWaitMs(conversationId, fromAgent ? 'agent' : 'shopper');
      return retryAfterMs === null ? null : { kind: 'refused', code: 'rate', retryAfterMs };
    },

    mustWaitMs: (conversationId: string, spender: Spender) => allowance.mustWaitMs(conversationId, spender),
    forgetFullAllowances: () => allowance.forgetFull(),

    /** From here on everything is. */
    drain(): void {
      isDraining = true;
    },
  };
}
