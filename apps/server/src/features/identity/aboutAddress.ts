import { randomUUID } from 'node:crypto';
import type { AboutAddress } from '../../feature/Feature';
import { withinShops } from '../../platform/db';
import type { Codes } from './codes';
import type { Endings } from './endings';

/** Mails belong to no shop: by this one is found again for whom it was written. */
export const codeLetterKey = (shopId: number): string => `login-code:${shopId}:${randomUUID()}`;
const lettersOf = (shopId: number): string => `login-code:${shopId}:%`;

/** Codes that were sent to an address or number, the letters they came in, and what they have opened. */
export const signInsOf = (codes: Codes, endings: Endings): AboutAddress => ({
  async exports(transaction, { shopId, address }) {
    return {
      login_code: await codes.about(transaction, shopId, address),
      outgoing_message: await transaction.query(
        `select channel, recipient, subject, created_at, sent_at, failed_at from outgoing_message
         where recipient = $1 and key like $2 order by id`,
        [address, lettersOf(shopId)],
      ),
    };
  },
  async erases(transaction, { shopId, address }) {
    await withinShops(
      transaction,
      [shopId],
      async () => {
        await codes.forget(transaction, shopId, address);
        await endings.end(shopId, address, transaction);
      },
      'shopbell_eraser',
    );
    await transaction.query('delete from outgoing_message where recipient = $1 and key like $2', [
      address,
      lettersOf(shopId),
    ]);
  },
});
