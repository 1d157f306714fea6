export { type QuestionKind, questionKind, seekingWords, seeksDiscount, seeksProduct } from './questionKind';
