import { comfortPictures } from '../pictures/comforts';
import { defineProduct, withoutOptions } from './product';

const weavers = 'Hollin Weavers';

export const comforts = [
  defineProduct({
    number: 17,
    handle: 'felted-wool-slippers',
    title: 'Felted Wool Slippers',
    description:
      'Felted in one piece around a wooden last and lined with fleece. Warm on stone floors, quiet on wooden ones. They give a little, so choose the smaller size in between.',
    material: 'Wool felt, fleece lining, suede sole.',
    care: 'Air and brush; sponge the sole.',
    vendor: weavers,
    type: 'Slippers',
    tags: ['textiles', 'wool', 'bedroom', 'winter', 'gift', 'new'],
    sku: 'FW-SLP',
    grams: 450,
    price: 5800,
    publishedOn: '2026-10-26',
    optionNames: ['Size', 'Color'],
    variants: [
      { options: ['EU 37–38', 'Grey'], stock: 8 },
      { options: ['EU 37–38', 'Moss'], stock: 2 },
      { options: ['EU 39–41', 'Grey'], stock: 11 },
      { options: ['EU 39–41', 'Moss'], stock: 0 },
      { options: ['EU 42–44', 'Grey'], stock: 5 },
      { options: ['EU 42–44', 'Moss'], stock: 6 },
    ],
    picture: comfortPictures.slippers,
  }),
  defineProduct({
    number: 18,
    handle: 'meadow-picnic-rug',
    title: 'Meadow Picnic Rug',
    description:
      'A checked wool rug with a waxed back that keeps the dew out. Rolls into two leather straps and carries like a suitcase. 140 by 180 cm, four people and a dog.',
    material: 'Recycled wool, waxed cotton back.',
    care: 'Shake out, sponge clean, roll up dry.',
    vendor: weavers,
    type: 'Blankets',
    tags: ['textiles', 'wool', 'garden', 'sale'],
    sku: 'MP-RUG',
    grams: 1600,
    price: 9900,
    compareAtPrice: 13500,
    optionNames: withoutOptions.optionNames,
    variants: [{ options: [withoutOptions.defaultTitle], stock: 5 }],
    picture: comfortPictures.picnicRug,
  }),
] as const;
