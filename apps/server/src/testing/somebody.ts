import { randomBytes } from 'node:crypto';
import type { TestApp } from './startTestApp';

export type Somebody = Awaited<ReturnType<typeof somebody>>;

/** They have answered a shopper in a shop of their own, and are called as nobody else is. */
export async function somebody(app: TestApp) {
  const shop = await app.newShop();
  const shopper = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  shopper.say('Hello', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  const name = `Nobody Else${randomBytes(4).toString('hex')}`;
  const email = await app.addMember(shop.shopId, 'agent', name);
  const [row] = await app.opened.database.query<{ id: string }>(
    'select "id" as id from "user" where "email" = $1',
    [email],
  );
  const cookie = await app.signIn(email);
  return { ...shop, shopper, conversationId, name, email, cookie, userId: row?.id ?? '' };
}
