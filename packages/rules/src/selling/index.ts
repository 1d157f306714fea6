export { cardOf } from './cardOf';
export {
  type ChosenProduct,
  chooseByPrice,
  chooseProducts,
  type Found,
  isUncompared,
  productsMax,
  type Wish,
  wishOf,
} from './chooseProducts';
export { type Discount, discountsWithin, noSelling, worthOf } from './discounts';
