export { closeness, isSlip } from './closeness';
export type { Evidence } from './likelihood';
export { negates } from './negation';
export { passagesOf } from './passages';
export { type AskedWord, type Candidate, rank } from './rank';
export { differingSigns, type Likeness, likeness, signsOf, toBytes } from './vectors';
export {
  type AskedMeaning,
  askedMeanings,
  dictionaryOf,
  gramsOf,
  hasTypos,
  indexedWords,
  withMeant,
} from './words';
