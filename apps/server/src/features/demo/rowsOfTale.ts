import { createHash } from 'node:crypto';
import type { FileAttachment, MessageContent } from '@shopbell/protocol';
import { canonicalContent } from '@shopbell/rules/delivery';
import type { DemoShop, Moment } from './DemoPast';
import { identify } from './identify';
import { productCard } from './products';
import type { Line, Tale } from './Tale';
import { visitorRow } from './visitorRow';

const minuteMs = 60_000;

/** A person of the shop, as messages and notes name them. */
export interface Member {
  readonly userId: string;
  readonly name: string;
  /** As shoppers see them. */
  readonly shownName: string;
  readonly avatarUrl: string | null;
}

export interface Setting extends DemoShop, Moment {
  readonly members: Readonly<Record<Exclude<Line['by'], 'shopper'>, Member>>;
  /** The pictures of tales as they are kept, by tale and picture. */
  readonly pictures: ReadonlyMap<string, FileAttachment>;
}

interface TimedLine extends Line {
  readonly at: string;
  /** Of the message, or of the one that a note stands behind. */
  readonly id: number;
}

/** Everything the database holds of one conversation. */
export function rowsOfTale(tale: Tale, setting: Setting) {
  const { shopId, appId, members, nowMs } = setting;
  const conversationId = identify(shopId, tale.key);
  const lines = timed(tale, nowMs);
  const messages = lines.filter(({ isNote }) => !isNote);
  const last = messages.at(-1);
  if (!last) throw new Error(`Nobody says anything in ${tale.key}`);
  const place = { conversation_id: conversationId, shop_id: shopId };
  const edited = messages.filter(({ isEdited }) => isEdited);
  const isSnoozed = typeof tale.status === 'object';
  return {
    conversation: {
      id: conversationId,
      shop_id: shopId,
      app_id: appId,
      last_message_id: last.id,
      last_message_at: last.at,
      created_at: messages[0]?.at,
      status: isSnoozed ? 'snoozed' : (tale.status ?? 'open'),
      closed_message_id: tale.status === 'closed' ? last.id : null,
      assignee_id: tale.assignee ? members[tale.assignee].userId : null,
      snoozed_until: typeof tale.status === 'object' ? inHours(nowMs, tale.status.snoozedForHours) : null,
      waiting_since: waitingSince(messages),
      blocked_at: tale.isBlocked ? last.at : null,
      revision: edited.length,
    },
    messages: messages.map((line) => ({
      ...place,
      ...messageRow(line, tale, setting),
      revision: line.isEdited ? edited.indexOf(line) + 1 : 0,
      edited_at: line.isEdited ? line.at : null,
    })),
    notes: lines.flatMap((line) => (line.by === 'shopper' || !line.isNote ? [] : [noteRow(line, line.by)])),
    visitor: { ...place, app_id: appId, ...visitorRow(tale, messages, setting) },
  };

  function noteRow(line: TimedLine, by: Exclude<Line['by'], 'shopper'>) {
    return {
      ...place,
      id: identify(shopId, `${tale.key} ${line.at} ${line.text}`),
      after_id: line.id,
      author_id: members[by].userId,
      author_name: members[by].name,
      text: line.text,
      mentions: (line.mentions ?? []).map((colleague) => members[colleague].userId),
      created_at: line.at,
    };
  }
}

function timed(tale: Tale, nowMs: number): TimedLine[] {
  let atMs = nowMs - tale.startedMinutesAgo * minuteMs;
  let id = 0;
  return tale.lines.map((line, index) => {
    if (index > 0) atMs += line.afterMinutes * minuteMs;
    if (!line.isNote) id += 1;
    return { ...line, at: new Date(atMs).toISOString(), id };
  });
}

const inHours = (nowMs: number, count: number): string =>
  new Date(nowMs + count * 60 * minuteMs).toISOString();

/** The first of the shopper's words that nobody has answered. */
function waitingSince(messages: readonly TimedLine[]): string | null {
  const answeredUpTo = messages.findLastIndex(({ by }) => by !== 'shopper');
  return messages[answeredUpTo + 1]?.at ?? null;
}

function messageRow(line: TimedLine, tale: Tale, setting: Setting) {
  const content = contentOf(line, tale, setting);
  const member = line.by === 'shopper' ? null : setting.members[line.by];
  return {
    id: line.id,
    client_instance_id: member ? 'demo-desk' : 'demo-page',
    message_id: String(Date.parse(line.at)),
    content_hash: createHash('sha256').update(canonicalContent(content)).digest('base64url'),
    content,
    metadata: member ? {} : { currentUrl: `${setting.address}${tale.page}` },
    from_agent: member !== null,
    sender: member && { name: member.shownName, avatarURL: member.avatarUrl, isBot: false },
    author_id: member?.userId ?? null,
    created_at: line.at,
  };
}

function contentOf(
  { text, picture, product }: Line,
  { key }: Tale,
  { pictures, address }: Setting,
): MessageContent {
  if (product !== undefined)
    return { type: 'attachments', text, attachments: [productCard(product, address)] };
  if (picture === undefined) return { type: 'text', text };
  const attachment = pictures.get(`${key} ${picture}`);
  if (!attachment) throw new Error(`The picture ${picture} of ${key} was not kept`);
  return { type: 'attachments', text, attachments: [attachment] };
}
