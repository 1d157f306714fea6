import { describe, expect, it } from 'vitest';
import { visitShop } from './testing/visitShop';

const mug = 700701;
const throwInMoss = 700101;

describe('/cart/update.js', () => {
  it('[SRV-07] sets quantities by id or by place, and adds what was not there', async () => {
    const shop = visitShop();
    const byId = await shop.postJson('/cart/update.js', { updates: { [mug]: 2, [throwInMoss]: 1 } });
    expect(byId.json()).toMatchObject({ item_count: 3, total_price: 19200 });
    const byPlace = await shop.postJson('/cart/update.js', { updates: [3, 0] });
    expect(byPlace.json().items).toMatchObject([{ variant_id: throwInMoss, quantity: 3 }]);
    const byForm = await shop.postForm('/cart/update.js', { [`updates[${throwInMoss}]`]: '1' });
    expect(byForm.json().item_count).toBe(1);
  });

  it('keeps a note and attributes from answer to answer', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: mug });
    const note = 'Für Oma, bitte mit Schleife 🎀';
    await shop.postJson('/cart/update.js', { note, attributes: { 'Gift wrap': 'Yes', Floor: 3 } });
    await shop.postJson('/cart/change.js', { id: mug, quantity: 2 });
    expect((await shop.open('/cart.js')).json()).toMatchObject({
      note,
      attributes: { 'Gift wrap': 'Yes', Floor: '3' },
      item_count: 2,
    });
    const changed = await shop.postJson('/cart/update.js', { attributes: { Floor: '' } });
    expect(changed.json()).toMatchObject({ note, attributes: { 'Gift wrap': 'Yes' } });
    expect((await shop.postJson('/cart/clear.js', {})).json()).toMatchObject({ note: '', attributes: {} });
  });

  it.each([
    ['an unknown variant', { updates: { 1: 1 } }, 'Cannot find variant'],
    ['a place beyond the cart', { updates: [1, 2] }, 'Cannot find variant'],
    ['a fraction', { updates: { [mug]: 1.5 } }, 'Quantity must be a whole number, 1 or more.'],
    ['more than the stock', { updates: { [mug]: 19 } }, 'You can only add 18 Pebble Mug - Fog to the cart.'],
    ['too long a note', { note: 'x'.repeat(4000) }, 'The note and the attributes are too long to keep.'],
  ])('refuses %s and changes nothing', async (_what, body, description) => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: throwInMoss });
    const before = new Map(shop.cookies);
    const response = await shop.postJson('/cart/update.js', { note: 'changed', ...body });
    expect(response.json()).toEqual({ status: 422, message: 'Cart Error', description });
    expect(shop.cookies).toEqual(before);
  });

  it.each([
    'nonsense',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('{"note":{}}').toString('base64url'),
  ])('reads the cookie %s as no details', async (value) => {
    const shop = visitShop();
    shop.cookies.set('cart_details', value);
    expect((await shop.open('/cart.js')).json()).toMatchObject({ note: '', attributes: {} });
  });
});

describe('the cart page', () => {
  it('keeps the note and the gift wrap, escaped', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: mug });
    await shop.postForm('/cart/update', { note: '</textarea><b>', 'attributes[Gift wrap]': 'Yes' });
    const { body } = await shop.open('/cart');
    expect(body).toContain('maxlength="500">&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(body).toContain('value="Yes" checked>');
    await shop.postForm('/cart/update', { 'attributes[Gift wrap]': '' });
    expect((await shop.open('/cart')).body).toContain('value="Yes">');
  });
});
