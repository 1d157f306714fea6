import { defineFeature, type Host } from '../../feature/Feature';
import { afterCommit, type Queryable } from '../../platform/db';
import { createMeaning } from './createMeaning';
import { createFind } from './find';
import type { SearchService } from './SearchService';
import { search } from './search';
import { searchTables } from './tables';

/** What a shop has published for its shoppers, found by its words and by what they mean. */
export const searchFeature = defineFeature({
  name: 'search',
  tables: searchTables,
  create({ database, embedder, onFailure }: Host) {
    const meaning = embedder && createMeaning({ database, embedder, onFailure });
    const thenFill = (transaction: Queryable) => afterCommit(transaction, () => void meaning?.fill());
    const service: SearchService = {
      ...search,
      hear: (question) => meaning?.hear(question, question.query),
      find: createFind(meaning),
      progress: (scope, place) => (meaning ? meaning.progress(scope, place) : search.progress(scope, place)),
      async put(transaction, item) {
        await search.put(transaction, item);
        thenFill(transaction);
      },
    };
    return {
      service,
      start: () => void meaning?.fill(),
      everyMinute: async () => meaning?.fill(),
    };
  },
});
