import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../http/outcome';
import { systemClock } from '../../platform/clock';
import {
  createSignIns,
  openTestDatabase,
  refusalOf,
  startTestApp,
  type TestApp,
  testPassword,
} from '../../testing';
import type { Passwords } from '../agents';
import { createSetup } from './service';

/** An empty installation for every test, under two nodes. */
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let [first, second]: TestApp[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  [first, second] = [await startTestApp({ opened }), await startTestApp({ opened })];
});
afterAll(async () => {
  for (const app of [first, second]) await app?.stop();
  await opened.close();
});
beforeEach(async () => {
  await opened.database.query('truncate shop, "user", setup_code, attempt cascade');
  await opened.database.query('update setup set wrong_tries = 0');
  for (const app of nodes()) app.setupCodes.length = 0;
});

const nodes = () => {
  if (!first || !second) throw new Error('The nodes have not started');
  return [first, second] as const;
};
const form = {
  shopName: "Käthe's Töpferei",
  name: 'Käthe',
  email: 'kathe@shop.test',
  password: testPassword,
};
const create = (app: TestApp, code: string, more = {}) =>
  app.call('POST', 'setup', { body: { ...form, code, ...more } });
const isOpen = async (app: TestApp) => (await app.call('GET', 'setup')).json();

describe('an empty installation', () => {
  it('is set up once with the code: shop, chat and owner, who is signed in', async () => {
    const [app] = nodes();
    await app.setup.begin();
    expect(await isOpen(app)).toEqual({ isOpen: true });
    const answer = await create(app, app.setupCodes[0]?.toLowerCase() ?? '');
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await (await app.call('GET', 'me', { cookie })).json()).toMatchObject({
      name: 'Käthe',
      role: 'owner',
      shop: { name: "Käthe's Töpferei" },
    });
    expect(await app.shops.findApp({ key: 'kathes-topferei' })).toMatchObject({ name: "Käthe's Töpferei" });
    expect(await isOpen(app)).toEqual({ isOpen: false });
    expect(await refusalOf(await create(app, app.setupCodes[0] ?? ''))).toEqual([409, 'setup-over']);
  });

  it('takes the code of any node, on any node, and only one of two owners at the same moment', async () => {
    const [left, right] = nodes();
    await Promise.all([left.setup.begin(), right.setup.begin()]);
    const answers = await Promise.all([
      create(left, right.setupCodes[0] ?? '', { email: 'left@shop.test' }),
      create(right, left.setupCodes[0] ?? '', { email: 'right@shop.test' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await opened.database.query('select 1 from shop')).toHaveLength(1);
  });

  it('makes one owner however many try at the same moment', async () => {
    const [app] = nodes();
    const codes: string[] = [];
    // Hashing takes long enough to keep tries apart, so it is left out here.
    const service = createSetup({
      database: opened.database,
      passwords: { ...({} as Passwords), hashNew: async () => done('hash') },
      signIns: createSignIns(opened.database, systemClock),
      onCode: (code) => codes.push(code),
    });
    const caller = { address: '', network: '', userAgent: '' };
    for (let round = 0; round < 10; round += 1) {
      await opened.database.query('truncate shop, "user", setup_code cascade');
      await service.begin();
      const code = codes.at(-1) ?? '';
      const trying = ['a', 'b', 'c', 'd'].map((name) =>
        service.finish({ ...form, email: `${name}@shop.test`, code }, caller),
      );
      const outcomes = await Promise.all(trying);
      expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(await app.opened.database.query('select 1 from "user"')).toHaveLength(1);
    }
  });

  it('prints a new code after five wrong ones, counted on all nodes, and the old codes are void', async () => {
    const [left, right] = nodes();
    await left.setup.begin();
    const [old = ''] = left.setupCodes;
    for (const app of [left, right, left, right, left]) {
      expect(await refusalOf(await create(app, 'AAAA-AAAA-AAAA'))).toEqual([403, 'wrong-code']);
    }
    expect(left.setupCodes).toHaveLength(2);
    expect(await refusalOf(await create(right, old))).toEqual([403, 'wrong-code']);
    expect((await create(right, left.setupCodes[1] ?? '')).status).toBe(200);
  });

  it('does not take a weak password', async () => {
    const [app] = nodes();
    await app.setup.begin();
    const answer = await create(app, app.setupCodes[0] ?? '', { password: 'shopbell-demo' });
    expect(await refusalOf(answer)).toEqual([400, 'weak-password']);
  });

  it('keeps the code as a hash', async () => {
    const [app] = nodes();
    await app.setup.begin();
    const rows = await opened.database.query('select * from setup_code');
    expect(JSON.stringify(rows)).not.toContain(app.setupCodes[0]);
  });
});

it('an installation with people prints no code and is closed', async () => {
  const [app] = nodes();
  await app.newShop();
  await app.setup.begin();
  expect(app.setupCodes).toEqual([]);
  expect(await isOpen(app)).toEqual({ isOpen: false });
});

it('a chat key that is taken gets a number', async () => {
  const [app] = nodes();
  await app.setup.begin();
  const shopId = await app.shops.addShop('Earlier');
  await app.shops.addApp({ shopId, key: 'kathes-topferei', name: 'Earlier', settings: {} });
  expect((await create(app, app.setupCodes[0] ?? '')).status).toBe(200);
  expect(await app.shops.findApp({ key: 'kathes-topferei-2' })).toMatchObject({ name: "Käthe's Töpferei" });
});
