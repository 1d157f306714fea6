import { z } from 'zod';
import { deskLimits, limits } from '../limits';
import { servedViewed } from './captureFrames';
import { conversationId, messagePosition } from './ids';
import { nonEmptyText, safeText } from './text';

const statuses = ['open', 'snoozed', 'closed'] as const;
const views = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'all'] as const;
const trusts = ['anonymous', 'typed', 'captured', 'verified'] as const;
/** How far to believe who a visitor is: nothing known, an address that an agent typed, that the shopper gave, or proved. */
export type VisitorTrust = (typeof trusts)[number];

/** What proved it: a code that was read there, or the word of the shop's own system. */
const proofs = ['code', 'platform'] as const;
export type VisitorProof = (typeof proofs)[number];

const serial = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A row of the inbox. */
export const conversationSummary = z.object({
  conversationId,
  visitorName: z.string(),
  appName: z.string(),
  headId: messagePosition,
  lastMessage: z.object({ text: z.string(), fromAgent: z.boolean(), createdDatetime: z.iso.datetime() }),
  /** The shopper wrote last: someone waits for an answer. */
  isWaiting: z.boolean(),
  waitingSince: z.iso.datetime().nullable(),
  status: z.enum(statuses),
  snoozedUntil: z.iso.datetime().nullable(),
  assigneeId: z.string().nullable(),
  tagIds: z.array(z.number().int()),
  isBlocked: z.boolean(),
  /** Of a search: what was found, where it is not the last message. */
  foundText: z.string().nullable(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversationList = z.object({
  conversations: z.array(conversationSummary),
  hasMore: z.boolean(),
  /** Where the next page begins. */
  next: z.string().nullable(),
});
export type ConversationList = z.infer<typeof conversationList>;

export const inboxFilter = z.object({
  view: z.enum(views).default('open'),
  tag: serial.optional(),
  q: safeText(200).optional(),
});
export type InboxFilter = z.infer<typeof inboxFilter>;

/** The time and the conversation that the page before ended with. */
export const inboxCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f-]{36}$/, 'must be the `next` of an earlier page')
  .transform((text, context) => {
    const [at = '', id = ''] = text.split('_');
    if (!Number.isNaN(Date.parse(at)) && conversationId.safeParse(id).success)
      return { at: new Date(at), id };
    context.addIssue('must be the `next` of an earlier page');
    return z.NEVER;
  });

export const inboxQuery = inboxFilter.extend({ before: inboxCursor.optional() });

/** Rows that changed, asked for together. */
export const inboxRowsQuery = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(conversationId).min(1).max(50)),
});

/** How many stand in each view, up to `inboxCountMax` + 1. */
export const inboxCounts = z.object({
  open: z.number().int(),
  mine: z.number().int(),
  unassigned: z.number().int(),
  waiting: z.number().int(),
  snoozed: z.number().int(),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

export const conversationReference = z.object({ conversationId });

export const conversationDetail = z.object({
  summary: conversationSummary,
  visitor: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    trust: z.enum(trusts),
    /** Of a verified address; null where it was proven before that was noted. */
    proof: z.enum(proofs).nullable(),
    /** Only one that they have read a code from. */
    phone: z.string().nullable(),
    /** Their chat lets them prove it by a code. */
    canVerify: z.boolean(),
    /** What they read the chat in; that of the chat where their page has not said. */
    language: z.string(),
    seenAt: z.iso.datetime().nullable(),
    /** The page in front of them, since when; null where theirs has not said so. */
    page: z.object({ url: z.string(), at: z.iso.datetime() }).nullable(),
    visits: z.object({
      count: z.number().int(),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
    }),
    /** Prices in the smallest unit of the currency. */
    cart: z
      .object({
        currency: z.string().nullable(),
        total: z.number(),
        items: z.array(z.object({ title: z.string(), quantity: z.number(), price: z.number() })),
      })
      .nullable(),
    /** Products they have looked at, newest first; only with their consent. */
    viewed: servedViewed,
  }),
  startedAt: z.iso.datetime(),
  /** Whether an assistant may answer first in their chat. */
  isAssistantOn: z.boolean(),
  /** Where the shopper was when they last wrote, newest first, each page once. */
  pages: z.array(z.object({ url: z.string(), at: z.iso.datetime() })),
  /** Other conversations with the same address. */
  earlier: z.array(
    z.object({ conversationId, text: z.string(), status: z.enum(statuses), at: z.iso.datetime() }),
  ),
});
export type ConversationDetail = z.infer<typeof conversationDetail>;

export const messageReference = conversationReference.extend({ id: serial });
export const messageEdit = z.object({ text: nonEmptyText(limits.messageTextMax) });

/** The conversation as a mail. Without an address it goes to the one that is known. */
export const transcriptRequest = z.object({
  email: safeText(254).optional(),
  language: z.string().max(35).default('en-US'),
  timeZone: z.string().max(64).default('UTC'),
});

export const statusChange = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open') }),
  z.object({ status: z.literal('closed') }),
  z.object({ status: z.literal('snoozed'), until: z.iso.datetime({ offset: true }) }),
]);
export const assigneeChange = z.object({ userId: safeText(100).nullable() });
export const blockChange = z.object({ isBlocked: z.boolean() });

const tagName = nonEmptyText(deskLimits.tagNameMax).transform((name) => name.trim().replaceAll(/\s+/g, ' '));
export const tagsChange = z.object({ names: z.array(tagName).max(deskLimits.tagsPerConversationMax) });
export const tag = z.object({ id: z.number().int(), name: z.string() });
export type Tag = z.infer<typeof tag>;
export const tagList = z.object({ tags: z.array(tag) });

export const visitorChange = z.object({
  name: safeText(120)
    .transform((name) => name.trim())
    .nullable(),
  email: z
    .string()
    .max(254)
    .transform((email) => email.trim().toLowerCase())
    .pipe(z.email())
    .nullable(),
});

export const newNote = z.object({
  /** Made by the writer, so that a note sent twice stands once. */
  id: z.uuid(),
  text: nonEmptyText(deskLimits.noteTextMax),
  mentions: z.array(safeText(100)).max(50).default([]),
});
export const note = z.object({
  id: z.uuid(),
  /** The message it follows. */
  afterId: messagePosition,
  authorId: z.string().nullable(),
  authorName: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  createdDatetime: z.iso.datetime(),
});
export type Note = z.infer<typeof note>;
export const noteList = z.object({ notes: z.array(note) });

/** Everyone in the shop who may answer. */
export const colleague = z.object({ userId: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;
export const colleagueList = z.object({ colleagues: z.array(colleague) });
