import { afterAll, beforeAll, expect, it } from 'vitest';
import { storefrontAccessToken } from '../../secret';
import { startDemoShop } from '../../testing/commerce/startDemoShop';
import { commerceFeature } from './feature';

const secret = 'a secret for tests only, long enough';
let shop: Awaited<ReturnType<typeof startDemoShop>>;
beforeAll(async () => {
  shop = await startDemoShop(storefrontAccessToken(secret));
});
afterAll(() => shop.close());

const demoShopId = 1;

function create(more: object) {
  const context = {
    secret,
    database: { inShops: () => ({ query: async () => [] }) },
    shops: { findApp: async () => ({ shopId: demoShopId }) },
    ownPort: () => shop.port,
    ownAddress: () => 'https://desk.example',
    pages: { storefront: {} },
    ...more,
  };
  return commerceFeature.create(context as never).service;
}

it("asks the demo's shop where this program listens, and names the address that people use", async () => {
  const platform = await create({}).platformOf(demoShopId);
  const customer = await platform?.findCustomer({ email: 'hazel@example.com' });
  expect(customer).toEqual({
    id: 8001,
    first_name: 'Hazel',
    email: 'hazel@example.com',
    phone: '+12025550143',
  });
  if (!customer) return;
  const [order] = (await platform?.ordersOf(customer, 1)) ?? [];
  expect(order?.order_status_url).toMatch(/^https:\/\/desk\.example\/checkouts\//);
  expect(order?.line_items[0]?.image).toMatch(/^https:\/\/desk\.example\//);
});

it('knows no platform of other shops, and none where there is no storefront', async () => {
  expect(await create({}).platformOf(2)).toBeNull();
  expect(await create({ pages: null }).platformOf(demoShopId)).toBeNull();
});

it('takes the one that is handed in', async () => {
  const own = await create({}).platformOf(demoShopId);
  const service = create({ commercePlatform: (shopId: number) => (shopId === 7 ? own : null) });
  expect([await service.platformOf(7), await service.platformOf(demoShopId)]).toEqual([own, null]);
});
