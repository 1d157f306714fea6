export { type GoesOn, goesOnFrom } from './goesOnFrom';
export {
  type QuestionKind,
  questionKind,
  seekingWords,
  seeksCheaper,
  seeksDiscount,
  seeksGift,
  seeksProduct,
  wantsToReturn,
  wantsToBuy,
  yesOrNo,
} from './questionKind';
