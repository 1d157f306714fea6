export { cardOf } from './cardOf';
export {
  type ChosenProduct,
  chooseByPrice,
  chooseProducts,
  type Found,
  isUncompared,
  priceBelow,
  productsMax,
  type Wish,
  wishOf,
} from './chooseProducts';
export { type Discount, discountsWithin, noSelling, worthOf } from './discounts';
