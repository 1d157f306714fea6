export { type QueryTerm, queryTerms, searchTerms } from './searchTerms';
