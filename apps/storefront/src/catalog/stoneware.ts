import { stonewarePictures } from '../pictures/stoneware';
import { vesselPictures } from '../pictures/vessels';
import { defineProduct, withoutOptions } from './product';

const house = 'Fern & Loom';
const pottery = 'Saltmarsh Pottery';

export const stoneware = [
  defineProduct({
    number: 19,
    handle: 'pebble-breakfast-bowl',
    title: 'Pebble Breakfast Bowl',
    description:
      'The Pebble Mug’s companion: deep enough for soup, wide enough for granola, and small enough to carry to the sofa. Holds 600 ml.',
    material: 'Speckled stoneware, food-safe glaze.',
    care: 'Dishwasher and microwave safe.',
    vendor: pottery,
    type: 'Bowls',
    tags: ['ceramics', 'stoneware', 'kitchen', 'bestseller'],
    sku: 'PB-BWL',
    grams: 520,
    price: 2900,
    optionNames: ['Glaze'],
    variants: [
      { options: ['Fog'], stock: 24 },
      { options: ['Fern'], stock: 17 },
      { options: ['Ember'], stock: 0 },
    ],
    picture: stonewarePictures.breakfastBowl,
  }),
  defineProduct({
    number: 20,
    handle: 'corner-espresso-cups',
    title: 'Corner Espresso Cups, Set of Two',
    description:
      'Two small cups with saucers that hold a spoon and a biscuit. Thick walls keep the second half of the coffee as warm as the first. 80 ml each.',
    material: 'Fine stoneware, glossy glaze.',
    care: 'Dishwasher safe.',
    vendor: house,
    type: 'Mugs',
    tags: ['ceramics', 'stoneware', 'kitchen', 'gift', 'new'],
    sku: 'CE-CUP',
    grams: 420,
    price: 4400,
    publishedOn: '2026-10-19',
    optionNames: ['Glaze'],
    variants: [
      { options: ['Chalk'], stock: 14 },
      { options: ['Ink'], stock: 10 },
    ],
    picture: stonewarePictures.espressoCups,
  }),
  defineProduct({
    number: 21,
    handle: 'leaf-butter-dish',
    title: 'Leaf Butter Dish',
    description:
      'A lid that lifts with two fingers, and a plate with room for the knife. It keeps 250 g of butter spreadable through all but the coldest mornings.',
    material: 'Stoneware, hand-painted leaves.',
    care: 'Dishwasher safe, lid beside plate.',
    vendor: house,
    type: 'Kitchen',
    tags: ['ceramics', 'stoneware', 'kitchen', 'gift'],
    sku: 'LB-DSH',
    grams: 780,
    price: 4900,
    optionNames: withoutOptions.optionNames,
    variants: [{ options: [withoutOptions.defaultTitle], stock: 11 }],
    picture: stonewarePictures.butterDish,
  }),
] as const;

export const vessels = [
  defineProduct({
    number: 22,
    handle: 'windowsill-herb-planter',
    title: 'Windowsill Herb Planter',
    description:
      'Unglazed outside so that roots can breathe, with a glazed saucer so that the sill stays dry. The basil is yours to bring.',
    material: 'Terracotta, glazed saucer.',
    care: 'Soak before the first planting.',
    vendor: pottery,
    type: 'Planters',
    tags: ['ceramics', 'terracotta', 'kitchen', 'garden', 'new'],
    sku: 'WH-PLT',
    grams: 1200,
    price: 3800,
    publishedOn: '2026-10-05',
    optionNames: ['Size'],
    variants: [
      { options: ['Small'], stock: 19 },
      { options: ['Large'], stock: 8, price: 5600 },
    ],
    picture: vesselPictures.planter,
  }),
  defineProduct({
    number: 23,
    handle: 'grove-oil-bottle',
    title: 'Grove Oil Bottle',
    description:
      'Light spoils good oil, so this bottle keeps it in the dark. The spout pours a thread or a glug, and the handle stays clean. Holds 500 ml.',
    material: 'Stoneware, steel and cork spout.',
    care: 'Rinse with hot water; no dishwasher for the spout.',
    vendor: pottery,
    type: 'Kitchen',
    tags: ['ceramics', 'stoneware', 'kitchen', 'limited'],
    sku: 'GO-BTL',
    grams: 690,
    price: 4600,
    optionNames: ['Glaze'],
    variants: [
      { options: ['Olive'], stock: 4 },
      { options: ['Sand'], stock: 1 },
    ],
    picture: vesselPictures.oilBottle,
  }),
  defineProduct({
    number: 24,
    handle: 'brook-water-jug',
    title: 'Brook Water Jug',
    description:
      'A litre and a half of water, or a first armful of peonies. The band is painted with one brush in one breath, which is why it wanders.',
    material: 'Stoneware, cobalt brushwork.',
    care: 'Dishwasher safe.',
    vendor: pottery,
    type: 'Jugs',
    tags: ['ceramics', 'stoneware', 'dining', 'sale'],
    sku: 'BW-JUG',
    grams: 1400,
    price: 6400,
    compareAtPrice: 7800,
    optionNames: withoutOptions.optionNames,
    variants: [{ options: [withoutOptions.defaultTitle], stock: 9 }],
    picture: vesselPictures.jug,
  }),
] as const;
