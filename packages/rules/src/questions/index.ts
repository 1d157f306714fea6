export { type GoesOn, goesOnFrom } from './goesOnFrom';
export {
  namesNothing,
  type QuestionKind,
  questionKind,
  saysBroken,
  seekingWords,
  seeksCheaper,
  seeksDiscount,
  seeksGift,
  seeksProduct,
  wantsToBuy,
  wantsToReturn,
  yesOrNo,
} from './questionKind';
export { type ReturnPeriodAsked, returnPeriodAsked } from './returnPeriod';
