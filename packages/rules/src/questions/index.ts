export { type QuestionKind, questionKind } from './questionKind';
