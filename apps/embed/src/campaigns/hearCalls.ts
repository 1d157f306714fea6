import type { SaidCall } from '../page/SaidCall';

/** What was called before, and from now on at once. */
export function hearCalls(said: SaidCall[], hear: (call: SaidCall) => void): void {
  said.splice(0).forEach(hear);
  said.push = (...calls) => {
    calls.forEach(hear);
    return 1;
  };
}
