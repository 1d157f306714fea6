export type { SearchItem, SearchService } from './SearchService';
export { search } from './search';
