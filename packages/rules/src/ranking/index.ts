export { closeness } from './closeness';
export { type AskedWord, type Candidate, rank } from './rank';
export { askedWords, dictionaryOf, gramsOf, hasTypos, indexedWords } from './words';
