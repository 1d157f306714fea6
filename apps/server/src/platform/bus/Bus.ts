import type { BusEvent } from './BusEvent';

export interface Bus {
  /** Whether what is published always arrives. If not, nodes look into the database as well (D15). */
  readonly isLossless: boolean;
  /** Never fails and waits for nobody. The publishing node hears it too. */
  publish(event: BusEvent): void;
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
}
