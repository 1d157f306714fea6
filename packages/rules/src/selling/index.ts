export { cardOf } from './cardOf';
export {
  type ChosenProduct,
  chooseProducts,
  type Found,
  isUncompared,
  productsMax,
  type Wish,
  wishOf,
} from './chooseProducts';
export { discountsWithin, noSelling } from './discounts';
