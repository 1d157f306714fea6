import type { EntrySource } from '@shopbell/protocol';
import type { MetadataFacts } from '@shopbell/rules/metadata';

/** What a started feature does at moments of the widget's life. */
export interface Moments {
  /** The client starts behind it. */
  readonly ready?: Promise<unknown>;
  /** The window is about to open. */
  readonly opening?: (source: EntrySource) => void;
  /** A value was kept on the shopper's device, or removed from it. */
  readonly stored?: (key: string, value: string | null) => void;
  /** What the shopper's other pages knew stands in the storage now. */
  readonly adopted?: () => void;
  /** Nothing of the shopper may stay. Whoever signs them out here waits for it. */
  readonly signedOut?: (where: 'here' | 'elsewhere') => unknown;
  /** What it knows for the metadata of a message that is sent now. */
  readonly facts?: () => Partial<MetadataFacts>;
  readonly stop?: () => void;
}
