import { type Queryable, withinShops } from '../../platform/db';
import { type Mailer, mailMessageId } from '../../platform/mail';
import type { Place } from '../conversations';
import { type ChatLinkDependencies, createChatLink } from './chatLink';

export interface NoticesDependencies extends ChatLinkDependencies {
  readonly mailer: Mailer;
}

export interface Notice {
  readonly to: string;
  /** What it is about, once in its conversation: told again under it, nothing is sent again. */
  readonly about: string;
  readonly words: (link: string | null) => { subject: string; text: string; html: string };
}

export type Notices = ReturnType<typeof createNotices>;

/** Mails about a conversation that are no message of it. Who answers one answers in the conversation. */
export function createNotices({ mailer, ...dependencies }: NoticesDependencies) {
  const linkTo = createChatLink(dependencies);

  return {
    /** In the caller's transaction, which is the owner's. */
    async send(transaction: Queryable, place: Place, { to, about, words }: Notice): Promise<void> {
      const { shopId, conversationId } = place;
      const key = `notice:${conversationId}:${about}`;
      const app = await withinShops(transaction, [shopId], async () => {
        await transaction.query(
          `insert into mail_thread (mail_message_id, shop_id, conversation_id, recipient) values ($1, $2, $3, $4)
           on conflict do nothing`,
          [mailMessageId(key), shopId, conversationId, to],
        );
        const [row] = await transaction.query<{ id: string; domains: string[] }>(
          `select a.id, a.domains from conversation c join app a on a.id = c.app_id
           where c.id = $1 and c.shop_id = $2`,
          [conversationId, shopId],
        );
        return row;
      });
      if (!app) return;
      const link = await linkTo(place, { appId: Number(app.id), domains: app.domains });
      await mailer.send(transaction, { to, key, ...words(link) });
    },
  };
}
