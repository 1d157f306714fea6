import { createHash } from 'node:crypto';
import { limits, type MessageId, type ProblemCode } from '@shopbell/protocol';
import { isAutomaticMail, stripQuotedReply } from '@shopbell/rules/mail';
import type { Database } from '../../platform/db';
import type { Conversations } from '../conversations';
import { textOfHtml } from './textOfHtml';

export interface InboundMail {
  readonly from: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly inReplyTo: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type InboundOutcome =
  | { readonly outcome: 'stored' }
  | {
      readonly outcome: 'ignored';
      readonly because: 'automatic' | 'unknown-thread' | 'foreign-sender' | 'empty';
    }
  | { readonly outcome: 'refused'; readonly code: ProblemCode };

interface ThreadRow {
  shop_id: string;
  conversation_id: string;
  recipient: string;
}

export type Inbound = ReturnType<typeof createInbound>;

/** A reply by mail becomes a message of its conversation, once, however often it is delivered. */
export function createInbound(database: Database, conversations: Conversations) {
  /** Mail programs name the mail they answer, and those before it. */
  async function findThread(ids: readonly string[]): Promise<ThreadRow | null> {
    const [row] = await database.query<ThreadRow>(
      'select shop_id, conversation_id, recipient from mail_thread where mail_message_id = any($1) order by created_at desc limit 1',
      [ids],
    );
    return row ?? null;
  }

  return {
    async receive(mail: InboundMail): Promise<InboundOutcome> {
      const from = addressOf(mail.from);
      const headers = Object.fromEntries(
        Object.entries(mail.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      if (isAutomaticMail(from, headers)) return { outcome: 'ignored', because: 'automatic' };
      const ids = `${mail.inReplyTo} ${headers.references ?? ''}`.match(/<[^<>\s]{1,200}>/g) ?? [];
      const thread = await findThread(ids);
      if (!thread) return { outcome: 'ignored', because: 'unknown-thread' };
      if (from !== thread.recipient.toLowerCase()) return { outcome: 'ignored', because: 'foreign-sender' };
      const written = mail.text.trim() === '' ? textOfHtml(mail.html) : mail.text;
      const text = stripQuotedReply(written)
        .slice(0, limits.messageTextMax)
        .toWellFormed()
        .replaceAll('\u0000', '');
      if (text.trim() === '') return { outcome: 'ignored', because: 'empty' };
      const place = { shopId: Number(thread.shop_id), conversationId: thread.conversation_id };
      const appId = await conversations.appOf(place);
      if (appId === null) return { outcome: 'ignored', because: 'unknown-thread' };
      const message = {
        messageId: keyOf(mail.messageId),
        clientInstanceId: 'mail',
        content: { type: 'text', text } as const,
      };
      const stored = await conversations.send({ ...place, appId, message, fromAgent: false, sender: null });
      // The same mail with other words: a provider that changed its mind about them. The first ones stand.
      if (stored.kind === 'stored' || stored.code === 'conflict') return { outcome: 'stored' };
      return { outcome: 'refused', code: stored.code };
    },
  };
}

/** `Ada <ada@shop.test>` or the address alone. */
const addressOf = (from: string): string => (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();

/** A message's key is a number on the wire; 48 bits of the hash are one. */
const keyOf = (mailMessageId: string): MessageId =>
  String(createHash('sha256').update(mailMessageId.trim()).digest().readUIntBE(0, 6)) as MessageId;
