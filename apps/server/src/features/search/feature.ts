import { defineFeature, type Host } from '../../feature/Feature';
import type { SearchService } from './SearchService';
import { search } from './search';
import { searchTables } from './tables';

/** What a shop has published for its shoppers, found by words. */
export const searchFeature = defineFeature({
  name: 'search',
  tables: searchTables,
  create: (_: Host): { service: SearchService } => ({ service: search }),
});
