export { searchItem } from './searchItem';
