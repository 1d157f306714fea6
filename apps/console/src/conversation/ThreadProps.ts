import type { OutgoingKey } from '@shopbell/rules/conversation';
import type { Dates } from '../app/dates';
import type { DayOfEntries } from './groupEntries';
import type { ThreadEntry } from './threadEntries';

export interface ThreadProps {
  readonly days: readonly DayOfEntries[];
  readonly entries: readonly ThreadEntry[];
  readonly visitorName: string;
  readonly ownId: string;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly isConnected: boolean;
  readonly nowMs: number;
  readonly dates: Dates;
  readonly onLoadOlder: () => void;
  readonly onRetry: (key: OutgoingKey) => void;
  readonly onDiscard: (key: OutgoingKey) => void;
}
