import { tablePictures } from '../pictures/table';
import { defineProduct, withoutOptions } from './product';

const house = 'Fern & Loom';
const weavers = 'Hollin Weavers';

export const tableLinen = [
  defineProduct({
    number: 13,
    handle: 'tide-table-runner',
    title: 'Tide Table Runner',
    description:
      'A long runner that falls well over both ends of the table, with three woven stripes like a tide line. Mitred corners and a short, trimmed fringe. 45 by 220 cm.',
    material: 'Linen, 260 g/m², yarn-dyed stripes.',
    care: 'Wash at 40°, iron while damp.',
    vendor: weavers,
    type: 'Table linen',
    tags: ['textiles', 'linen', 'dining'],
    sku: 'TT-RUN',
    grams: 320,
    price: 5400,
    optionNames: ['Color'],
    variants: [
      { options: ['Natural'], stock: 16 },
      { options: ['Indigo'], stock: 7 },
    ],
    picture: tablePictures.runner,
  }),
  defineProduct({
    number: 14,
    handle: 'harbour-napkins',
    title: 'Harbour Napkins, Set of Four',
    description:
      'Generous napkins with a sailcloth stripe along two edges. They start a little crisp and turn into the ones everybody reaches for. 45 by 45 cm each.',
    material: 'Half-linen, yarn-dyed stripes.',
    care: 'Wash at 60°, hang by the corner.',
    vendor: weavers,
    type: 'Table linen',
    tags: ['textiles', 'linen', 'dining', 'gift', 'sale'],
    sku: 'HB-NAP',
    grams: 260,
    price: 3400,
    compareAtPrice: 4200,
    optionNames: ['Color'],
    variants: [
      { options: ['Navy'], stock: 22 },
      { options: ['Rust'], stock: 13 },
    ],
    picture: tablePictures.napkins,
  }),
  defineProduct({
    number: 15,
    handle: 'garden-apron',
    title: 'Garden Apron',
    description:
      'Heavy canvas with one wide pocket for secateurs, twine and the other glove. Straps cross at the back, so nothing pulls at the neck. Fits most people.',
    material: 'Cotton canvas, leather neck strap.',
    care: 'Brush off, or wash at 30° without the strap.',
    vendor: house,
    type: 'Aprons',
    tags: ['textiles', 'cotton', 'kitchen', 'garden', 'gift', 'new'],
    sku: 'GA-APR',
    grams: 540,
    price: 6200,
    publishedOn: '2026-10-12',
    optionNames: ['Color'],
    variants: [
      { options: ['Olive'], stock: 12 },
      { options: ['Denim'], stock: 9 },
    ],
    picture: tablePictures.apron,
  }),
  defineProduct({
    number: 16,
    handle: 'quilted-oven-mitt',
    title: 'Quilted Oven Mitt',
    description:
      'Long enough for the back of the oven and thick enough for cast iron. Quilted by hand in one colour, because it will be floury by Sunday anyway. Sold singly.',
    material: 'Cotton, wool felt filling.',
    care: 'Wash at 40°, dry slowly.',
    vendor: house,
    type: 'Kitchen',
    tags: ['textiles', 'cotton', 'kitchen', 'gift'],
    sku: 'QO-MIT',
    grams: 210,
    price: 2600,
    optionNames: withoutOptions.optionNames,
    variants: [{ options: [withoutOptions.defaultTitle], stock: 27 }],
    picture: tablePictures.mitt,
  }),
] as const;
