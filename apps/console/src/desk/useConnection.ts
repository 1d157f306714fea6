import type { AgentClient } from '@shopbell/client/agent';
import { useIsLasting, useStore } from '@shopbell/looks';

export interface ConnectionFacts {
  readonly isConnected: boolean;
  /** Down long enough to be worth a word. */
  readonly isTroubled: boolean;
}

const patienceMs = 2000;

export function useConnection(client: AgentClient): ConnectionFacts {
  const { isConnected } = useStore(client.store);
  return { isConnected, isTroubled: useIsLasting(!isConnected, patienceMs) };
}
