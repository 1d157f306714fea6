export { type GoesOn, goesOnFrom } from './goesOnFrom';
export {
  type QuestionKind,
  questionKind,
  seekingWords,
  seeksCheaper,
  seeksDiscount,
  seeksGift,
  seeksProduct,
  wantsToBuy,
  wantsToReturn,
  yesOrNo,
} from './questionKind';
