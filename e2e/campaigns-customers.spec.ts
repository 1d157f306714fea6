import { devices, type Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { openChatSettings } from './support/chats';
import { publish } from './support/publish';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { expect, signInUnseen, test, visit } from './support/test';

const settings = { ...openChatSettings, selfService: { enabled: true, channels: { email: true } } };
const email = 'juniper@example.com';

/** A proof that the server itself gives, for the code that it has sent. */
async function proofOf(desk: Desk, page: Page): Promise<string> {
  const whom = { channel: 'email-code', to: email, accountId: 1 };
  const before = await readMail(desk, email);
  const path = '/ssp/identity-verification/otp';
  const sent = await page.request.post(`${path}/challenge`, { data: whom });
  expect(sent.status(), await sent.text()).toBe(200);
  await expect.poll(async () => (await readMail(desk, email))?.subject).not.toBe(before?.subject);
  const code = /\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '';
  const answer = await page.request.post(`${path}/validate`, { data: { ...whom, code } });
  return (await answer.json()).idToken;
}

interface Bought {
  readonly cancelled_at: string | null;
  readonly total_price: string;
  readonly line_items: readonly { readonly product_id: number }[];
}

async function ordersOf(page: Page, idToken: string): Promise<Bought[]> {
  const search = new URLSearchParams({ idToken, accountId: '1' });
  const access = await page.request.get(`/ssp/identity-verification/access-token?${search}`);
  const { accessToken } = await access.json();
  const asked = new URLSearchParams({ accessToken, accountId: '1' });
  return (await (await page.request.get(`/ssp/orders?${asked}`)).json()).orders;
}

type Boundary = [key: string, operator: string, value: number | string[], isFor: boolean];

/** On both sides of what the shop knows of her, who collects and lives in France. */
function boundariesOf(orders: readonly Bought[]): Boundary[] {
  const own = orders.filter(({ cancelled_at }) => cancelled_at === null);
  const spent = own.reduce((sum, { total_price }) => sum + Math.round(Number(total_price) * 100), 0);
  const productOf = ({ line_items }: Bought) => String(line_items[0]?.product_id);
  const [bought, calledOff] = [own.map(productOf), orders.filter(({ cancelled_at }) => cancelled_at)];
  return [
    ['orders_count', 'gt', own.length - 1, true],
    ['orders_count', 'gt', own.length, false],
    ['orders_count', 'lt', own.length + 1, true],
    ['orders_count', 'lt', own.length, false],
    ['orders_count', 'eq', own.length, true],
    ['orders_count', 'eq', own.length + 1, false],
    ['amount_spent', 'gt', (spent - 1) / 100, true],
    ['amount_spent', 'gt', spent / 100, false],
    ['amount_spent', 'lt', (spent + 1) / 100, true],
    ['amount_spent', 'lt', spent / 100, false],
    ['amount_spent', 'eq', spent / 100, true],
    ['amount_spent', 'eq', (spent + 1) / 100, false],
    ['ordered_products', 'contains', ['1', ...bought], true],
    ['ordered_products', 'contains', calledOff.map(productOf), false],
    ['ordered_products', 'notContains', calledOff.map(productOf), true],
    ['ordered_products', 'notContains', bought, false],
    ['customer_tags', 'contains', ['newsletter', ' Collector'], true],
    ['customer_tags', 'contains', ['newsletter', 'collect'], false],
    ['customer_tags', 'notContains', ['newsletter', 'collect'], true],
    ['customer_tags', 'notContains', ['newsletter', 'collector'], false],
    ['country_code', 'eq', ['FR'], true],
    ['country_code', 'eq', ['DE'], false],
    ['country_code', 'contains', ['DE', 'FR'], true],
    ['country_code', 'contains', ['DE'], false],
    ['country_code', 'notContains', ['DE'], true],
    ['country_code', 'notContains', ['FR'], false],
  ];
}

test('[TRG-24] [TRG-25] [SRV-08] who is signed in to a shop at Shopify is met by what it knows of them, at each boundary and not below it, on a phone too, because the shop passes on the proof', async ({
  agent,
  desk,
  openPage,
  shopper,
}) => {
  await signInUnseen(agent, 'owner@demo.shop');
  const key = await desk.addChat(settings);
  const idToken = await proofOf(desk, shopper);
  const boundaries = boundariesOf(await ordersOf(shopper, idToken));
  expect(boundaries.filter(([, , value]) => Array.isArray(value) && value.length === 0)).toEqual([]);
  // All but the first only say whether they would.
  const never = { key: 'visit_count', operator: 'gt', value: 99 };
  const ids = await Promise.all(
    boundaries.map(([name, operator, value], index) =>
      publish(desk, agent, key, {
        triggers: [{ key: name, operator, value }, ...(index === 0 ? [] : [never])],
      }),
    ),
  );
  const session = '/apps/gorgias/ssp/identity-verification/shopify-session';
  const isForOn = (page: Page) => async () => {
    const campaigns = await page.evaluate(async () => (await window.GorgiasChat?.explainCampaigns?.()) ?? []);
    const conditionOf = (id: string, key: string) =>
      campaigns.find((each) => each.id === id)?.conditions.find((each) => each.key === key);
    return boundaries.map(([name], index) => conditionOf(ids[index] ?? '', name)?.passed);
  };

  for (const page of [shopper, await openPage(devices['Pixel 5'])]) {
    const isFor = isForOn(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/shopify-session|positives/.test(pathname)) asked.push(pathname);
    });
    await page.route(`**${session}`, (route) => route.fulfill({ json: { idToken } }));
    await visit(page, key, '/?shopbell-preview=1');
    await expect.poll(isFor).toEqual(boundaries.map(() => false));
    expect(asked).toEqual([]);
    await page.addInitScript(() => Object.assign(window, { __st: { cid: 8004 } }));
    await page.reload();
    await expect(page.getByRole('region', { name: /^Message from/ })).toBeVisible();
    await expect.poll(isFor).toEqual(boundaries.map(([, , , known]) => known));
    expect(asked).toEqual([session, '/ssp/campaigns/positives']);
  }
});
