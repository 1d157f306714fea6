export { rowOfCredit } from './credits';
