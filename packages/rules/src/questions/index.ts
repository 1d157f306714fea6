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
  yesOrNo,
} from './questionKind';
