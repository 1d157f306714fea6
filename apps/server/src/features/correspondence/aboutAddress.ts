import type { AboutAddress } from '../../feature/Feature';

/** Keys name the conversation that a mail is about, where it is about one: `answer:…:7`. */
const conversationOfKey = `case when key ~ '^[a-z-]+:[0-9a-f-]{36}:' then split_part(key, ':', 2)::uuid end`;
/** A shop's mails to an address, also about conversations that stand under another address now. */
const toAddress = `recipient = $2 and exists (
  select from conversation c where c.shop_id = $1 and c.id = ${conversationOfKey})`;

export const mailsAboutAddress: AboutAddress = {
  async exports(transaction, { shopId, address, conversationIds }) {
    return {
      outgoing_message: await transaction.query(
        `select channel, recipient, subject, text, html, key, last_error, created_at, sent_at, failed_at
         from outgoing_message where (${toAddress}) or ${conversationOfKey} = any ($3::uuid[]) order by id`,
        [shopId, address, conversationIds],
      ),
    };
  },
  async erases(transaction, { shopId, address }) {
    await transaction.query(`delete from outgoing_message where ${toAddress}`, [shopId, address]);
    await transaction.query('delete from mail_thread where shop_id = $1 and recipient = $2', [
      shopId,
      address,
    ]);
  },
};
