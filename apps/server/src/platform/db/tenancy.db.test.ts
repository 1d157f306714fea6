import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitations } from '../../features/team/invitations';
import { createMembers } from '../../features/team/members';
import { createSignIns, startTestApp, type TestApp, type TestSocket } from '../../testing';
import { textOf } from '../../testing/textOf';
import { systemClock } from '../clock';
import type { Database, Queryable, Scope } from './Database';

let app: TestApp;
let north: { shopId: number; appId: number; appKey: string; socket: TestSocket; conversationId: string };
let south: typeof north;
beforeAll(async () => {
  app = await startTestApp();
  [north, south] = [await shopWithMessage('north'), await shopWithMessage('south')];
});
afterAll(() => app.stop());

async function shopWithMessage(text: string) {
  const shop = await app.newShop();
  const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  socket.say(text, '1');
  const message = await socket.acknowledged('1');
  const owner = await app.signIn(await app.addMember(shop.shopId, 'owner', `${text} owner`));
  await app.call('POST', 'team/invitations', {
    cookie: owner,
    body: { email: `${text}@new.test`, role: 'agent' },
  });
  return { ...shop, socket, conversationId: message?.conversationId ?? '' };
}

const inShop = ({ shopId }: typeof north) => app.opened.database.inShops([shopId]);

describe("a query that forgets its shop sees only the shop's own rows", () => {
  it.each(['app', 'conversation', 'message', 'shop_member', 'invitation', 'sign_in_event'])(
    'in %s',
    async (table) => {
      const rows = await inShop(north).query<{ shop_id: string }>(`select shop_id from ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ shop_id }) => Number(shop_id)))).toEqual(new Set([north.shopId]));
    },
  );

  it('in shop and in user, which have no column for it', async () => {
    const names = async (table: string) =>
      (await inShop(north).query<{ name: string }>(`select "name" from ${table} order by 1`)).map(
        ({ name }) => name,
      );
    expect(await names('shop')).toEqual([north.appKey]);
    expect(await names('"user"')).toEqual(['Ada Lovelace', 'north owner']);
  });

  it('and none without a shop', async () => {
    expect(await app.opened.database.inShops([]).query('select * from message')).toEqual([]);
  });

  it('and can change nothing elsewhere', async () => {
    const changed = await inShop(north).query('update conversation set last_message_id = 99 returning id');
    expect(changed).toEqual([{ id: north.conversationId }]);
    await inShop(north).query('update conversation set last_message_id = 1');
    const insert = inShop(north).query(
      `insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
       values ($1, 2, $2, '2', '', '{}', '{}', false, now())`,
      [south.conversationId, south.shopId],
    );
    await expect(insert).rejects.toThrow('row-level security');
  });
});

describe('the team of a shop is read through the wall', () => {
  const elsewhere = () => {
    const { database } = app.opened;
    return { ...database, inShops: () => database.inShops([south.shopId]) };
  };
  it('so that the wrong shop in the filter finds nothing', async () => {
    const database = elsewhere();
    const lists = await Promise.all([
      createMembers({ database } as never).list(north.shopId),
      createInvitations({ database } as never).list(north.shopId),
      createSignIns(database, systemClock).ofShop(north.shopId),
    ]);
    expect(lists).toEqual([[], [], []]);
  });
});

describe('the team of a shop is changed through the wall', () => {
  /** An application that forgot to name the shop in every condition. */
  function forgetful(): Database {
    const { database } = app.opened;
    const forget = (sql: string) => sql.replaceAll(/(?:\w+\.)?\bshop_id = (\$\d)/g, '$1::bigint is not null');
    const within = (handle: Queryable): Queryable => ({
      query: (statement, values) => handle.query(forget(textOf(statement)), values),
    });
    const scope = (handle: Scope): Scope => ({
      ...within(handle),
      tx: (work) => handle.tx((transaction) => work(within(transaction))),
    });
    return {
      ...scope(database),
      long: (work) => database.long((transaction) => work(within(transaction))),
      inShops: (shopIds) => scope(database.inShops(shopIds)),
      aheadInShops: (shopIds) => scope(database.aheadInShops(shopIds)),
      lanes: database.lanes,
    };
  }
  const shared = () => ({
    database: forgetful(),
    clock: systemClock,
    mailer: app.mails,
    ownAddress: () => 'http://desk.test',
    attempts: {
      take: async () => true,
      takeAll: async () => true,
      giveBack: async () => {},
      giveAllBack: async () => {},
      forgetOld: async () => {},
    },
    signIns: createSignIns(app.opened.database, systemClock),
    onSessionEnded: () => {},
  });
  const caller = { network: '10.0.0.1', address: '10.0.0.1', userAgent: 'test' } as never;

  async function ownerOf({ shopId }: typeof north) {
    const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
    return app.agents.require({ cookie });
  }
  const rowsOf = (table: string, { shopId }: typeof north) =>
    app.opened.database.query<{ id: string; user_id: string }>(`select * from ${table} where shop_id = $1`, [
      shopId,
    ]);

  it('so that nobody is removed from, and no invitation sent again by, another shop', async () => {
    const actor = await ownerOf(south);
    const members = createMembers(shared());
    const invitations = createInvitations(shared());
    const before = await rowsOf('shop_member', north);
    for (const { user_id } of before)
      expect(await members.remove(actor, user_id, caller)).toMatchObject({ because: 'not-found' });
    expect(await rowsOf('shop_member', north)).toEqual(before);
    const [open] = await rowsOf('invitation', north);
    expect(await invitations.resend(actor, open?.id ?? '')).toMatchObject({ because: 'not-found' });
    expect(await rowsOf('invitation', north)).toEqual([open]);
  });

  it('and inviting, joining and leaving work in the own shop', async () => {
    const actor = await ownerOf(south);
    expect(
      await createInvitations(shared()).invite(actor, { email: 'x@south.test', role: 'agent' }),
    ).toMatchObject({
      isDone: true,
    });
    expect(await createMembers(shared()).remove(actor, actor.userId, caller)).toMatchObject({ isDone: true });
  });
});

it('the role can neither bypass the policies, nor log in, nor take another role back', async () => {
  const [role] = await inShop(north).query(
    'select current_user::text as name, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({ name: 'shopbell_app', rolsuper: false, rolbypassrls: false, rolcanlogin: false });
});

it('nothing leaks: after the transaction the connection has neither role nor shops', async () => {
  await inShop(north).query('select 1');
  await expect(inShop(north).query('select no_such_column from message')).rejects.toThrow('no_such_column');
  const rows = await app.opened.database.query(
    "select current_user::text as name, current_setting('shopbell.shops', true) as shops",
  );
  expect(rows).toEqual([{ name: 'postgres', shops: '' }]);
});

it("a message for another shop's conversation is refused, and what is in the same batch is stored", async () => {
  const submit = (shop: typeof north, conversationId: string, messageId: string) =>
    app.conversations.send({
      shopId: shop.shopId,
      appId: shop.appId,
      conversationId,
      message: { messageId, clientInstanceId: '', content: { type: 'text', text: 'x' } } as never,
      fromAgent: true,
      sender: null,
    });
  const outcomes = await Promise.all([
    submit(north, north.conversationId, '11'),
    submit(north, south.conversationId, '12'),
    submit(south, south.conversationId, '13'),
  ]);
  expect(outcomes).toMatchObject([
    { kind: 'stored' },
    { kind: 'refused', code: 'forbidden' },
    { kind: 'stored' },
  ]);
});

it('a shop id that is no number never reaches the database', () => {
  expect(() => app.opened.database.inShops(["1}'; drop table message; --" as never])).toThrow(
    'not a whole number',
  );
});
