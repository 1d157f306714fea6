import type { PictureName } from './drawings/pictures';

/** Who works at the demo shop, as the tales call them. */
export type Colleague = 'olive' | 'ada' | 'mina';

export interface Visitor {
  /** Null: a name that nobody has asked for. */
  readonly name: string | null;
  readonly email: string | null;
  readonly trust: 'typed' | 'captured' | 'verified' | null;
  readonly visits: number;
  /** Since when they have come, in days before now; who wrote earlier has come since then. */
  readonly knownDays: number;
}

export interface Line {
  readonly by: Colleague | 'shopper';
  readonly text: string;
  readonly afterMinutes: number;
  readonly picture?: PictureName;
  readonly product?: string;
  readonly isNote?: boolean;
  readonly isEdited?: boolean;
  readonly mentions?: readonly Colleague[];
}

export interface CartItem {
  readonly title: string;
  readonly quantity: number;
  /** In cents, for all of them. */
  readonly price: number;
}

/** One conversation of the past, told in times before now. */
export interface Tale {
  readonly key: string;
  readonly visitor: Visitor;
  readonly startedMinutesAgo: number;
  /** Where it was written, as a path of the shop. */
  readonly page: string;
  /** Where the visitor went afterwards. */
  readonly laterPages?: readonly string[];
  readonly lines: readonly Line[];
  readonly tags?: readonly string[];
  readonly assignee?: Colleague;
  /** Open where nothing is said. */
  readonly status?: 'closed' | { readonly snoozedForHours: number };
  /** The shopper has not looked at the last answer. */
  readonly isUnseen?: boolean;
  readonly isBlocked?: boolean;
  readonly cart?: readonly CartItem[];
}
