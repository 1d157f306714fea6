import type { Bus } from './Bus';
import type { BusEvent } from './BusEvent';

/** For one node. A listener that throws keeps neither the publisher nor the others from going on. */
export function createInProcessBus(onFailure: (error: unknown) => void): Bus {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    isLossless: true,
    publish(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
