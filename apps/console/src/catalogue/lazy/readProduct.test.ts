import { describe, expect, it } from 'vitest';
import { readProduct } from './readProduct';

const mug = {
  title: ' Mug ',
  link: 'https://shop.test/mug',
  picture: '',
  price: '24,90',
  currency: 'eur',
};

describe('a product card that was written by hand', () => {
  it('is a card like any other', () => {
    expect(readProduct(mug)).toMatchObject({
      isCard: true,
      card: {
        name: 'Mug',
        url: '',
        extra: { product_link: 'https://shop.test/mug', price: '24.90', currency: 'EUR', source: 'agent' },
      },
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['link', { link: 'shop.test/mug' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['picture', { picture: 'mug.png' }],
    ['price', { price: 'cheap' }],
    ['currency', { currency: '€' }],
  ] as const)('names the %s where that is not right: %j', (wrong, part) => {
    expect(readProduct({ ...mug, ...part })).toEqual({ isCard: false, wrong });
  });
});
