export { type CheckOptions, checkAnswer } from './checkAnswer';
export type { Fact, GroundedSentence, RefusedSentence, Unsupported } from './Fact';
export { isShops } from './linksHold';
export { moneyIn } from './localeOf';
export { type OrderFactText, type OrderFactTexts, orderFacts } from './orderFacts';
export { type AskedPrice, isInCurrency, priceAsked } from './priceAsked';
export { productFacts, type SoldProduct, type StockTexts, summaryId } from './productFacts';
export { type ReturnClaims, returnClaims } from './returnClaims';
export { countsTime, saysAmount, saysHowLong, saysHowMany } from './saysHowMany';
