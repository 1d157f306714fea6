import { createStore, type Store } from '@shopbell/client/visitor';
import {
  type AgentsStatus,
  type Availability,
  type AvailabilityFacts,
  availabilityOf,
  nextRecalculationMs,
} from '@shopbell/rules/availability';

export interface AvailabilityState {
  readonly availability: Availability;
  readonly agentsStatus: AgentsStatus | null;
  readonly businessHours: AvailabilityFacts['businessHours'];
  /** When this was found out: texts that name a time are made from it. */
  readonly atMs: number;
}

export interface AvailabilityWatch {
  readonly store: Store<AvailabilityState>;
  change(facts: Partial<AvailabilityFacts>): void;
  stop(): void;
}

/** Knows at any moment whether someone answers: looks every minute, and exactly when the desk opens or closes. */
export function createAvailability(initial: AvailabilityFacts): AvailabilityWatch {
  let facts = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = (): AvailabilityState => {
    const atMs = Date.now();
    const { agentsStatus, businessHours } = facts;
    return { availability: availabilityOf(facts, atMs), agentsStatus, businessHours, atMs };
  };
  const store = createStore(look());

  const again = () => {
    clearTimeout(timer);
    // An answer that comes after the end changes nothing.
    if (isOver) return;
    timer = setTimeout(again, nextRecalculationMs(facts, Date.now()) - Date.now());
    store.update(look);
  };
  again();

  return {
    store,
    change(next) {
      facts = { ...facts, ...next };
      again();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
