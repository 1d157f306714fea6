export { type GoesOn, goesOnFrom } from './goesOnFrom';
export {
  type QuestionKind,
  questionKind,
  seekingWords,
  seeksDiscount,
  seeksProduct,
  yesOrNo,
} from './questionKind';
