export { cardOf } from './cardOf';
export {
  type ChosenProduct,
  chooseProducts,
  type Found,
  productsMax,
  type Wish,
  wishOf,
} from './chooseProducts';
export { discountsWithin, noSelling } from './discounts';
