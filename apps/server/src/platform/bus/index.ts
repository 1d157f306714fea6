/** What nodes tell each other. Hints only: the database decides (D14), so a lost or doubled one is harmless. */
export type BusEvent =
  | {
      readonly type: 'messages-stored';
      readonly shopId: number;
      readonly conversationId: string;
      readonly headId: number;
    }
  | {
      readonly type: 'typing';
      readonly shopId: number;
      readonly conversationId: string;
      readonly by: 'shopper' | 'agent';
    }
  | { readonly type: 'session-ended'; readonly sessionId: string };

export interface Bus {
  publish(event: BusEvent): void;
  subscribe(listener: (event: BusEvent) => void): () => void;
}

export function createInProcessBus(): Bus {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    publish(event) {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
