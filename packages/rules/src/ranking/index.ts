export { closeness, isSlip } from './closeness';
export { countriesIn, countryIn, namesCountry } from './countries';
export type { Evidence } from './likelihood';
export { calledIn, isKnown, namesLike } from './meanings';
export { negates } from './negation';
export { passagesOf } from './passages';
export { type AskedWord, type Candidate, rank } from './rank';
export { differingSigns, type Likeness, likeness, signsOf, squaresOf, toBytes } from './vectors';
export {
  type AskedMeaning,
  askedMeanings,
  dictionaryOf,
  gramsOf,
  hasTypos,
  indexedWords,
  primaryOf,
  withMeant,
} from './words';
