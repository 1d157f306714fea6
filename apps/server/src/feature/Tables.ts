/** What a feature keeps, table by table. A test compares it with the real schema of both databases. */
export type Tables = Readonly<Record<string, Table>>;

export interface Table {
  readonly wall: Wall;
  /** Columns that say nothing about a person. */
  readonly plain: readonly string[];
  readonly personal?: Readonly<Record<string, Personal>>;
  /** Which column has the id or the address of the member whom a row is of; without one names are found as they are written. */
  readonly memberColumn?: string;
  /** Its rows about an erased conversation go by themselves; they name it in `conversation_id` and their shop. */
  readonly isErasedWithConversation?: true;
  /** Until when rows are kept. */
  readonly kept: string;
  /** Why a backup does without it. */
  readonly notInBackup?: string;
}

/** What the role that works for shops sees of it. */
export type Wall =
  /** The rows whose column names one of its shops. */
  | { readonly shopColumn: string }
  /** Rows that are its own by another rule. */
  | { readonly ownBy: string }
  /** Nothing at all, for this reason. */
  | { readonly closed: string };

/** Whom it is about, and what becomes of it when a shopper has their data deleted. */
export type Personal =
  | { readonly of: 'shopper'; readonly isExported?: true }
  | { readonly of: 'shopper'; readonly outlives: string }
  /** Made of what is handed over anyway, for this use. */
  | { readonly of: 'shopper'; readonly derived: string }
  /** Of the people who work here: no shopper's to delete, and goes with the account of whom it is about. */
  | { readonly of: 'member'; readonly isSecret?: true }
  /** What they did stays the shop's, and says no more who it was. */
  | { readonly of: 'member'; readonly becomes: BecomesOfMember }
  | { readonly of: 'member'; readonly outlives: string };

export type BecomesOfMember =
  /** A name as colleagues read it. */
  | 'former-name'
  /** A sender as shoppers see it: the chat speaks. */
  | 'chat-name'
  /** An id, which is taken away. */
  | 'nobody'
  /** Several ids, of which the others stay. */
  | 'others';

export const ofShop: Wall = { shopColumn: 'shop_id' };
/** Goes when the shopper has their data deleted. */
export const shopper: Personal = { of: 'shopper' };
/** The same, and it stands in the transcript that they can have mailed. */
export const inTranscript: Personal = { of: 'shopper', isExported: true };
export const member: Personal = { of: 'member' };
/** Opens something: not even its owner is given it. */
export const memberSecret: Personal = { of: 'member', isSecret: true };
/** By name who did something. */
export const memberName: Personal = { of: 'member', becomes: 'former-name' };
/** As shoppers see who wrote. */
export const memberSender: Personal = { of: 'member', becomes: 'chat-name' };
export const memberId: Personal = { of: 'member', becomes: 'nobody' };
export const memberIds: Personal = { of: 'member', becomes: 'others' };
export const withConversation = 'until its conversation is erased, or older than the shop keeps them';
export const withShop = 'as long as the shop';
export const withAccount = 'as long as the account';
