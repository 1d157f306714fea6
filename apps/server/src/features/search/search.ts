import { dictionaryOf, gramsOf, hasTypos, indexedWords, passagesOf } from '@shopbell/rules/ranking';
import type { Queryable } from '../../platform/db';
import { createFind } from './find';
import type { SearchItem, SearchService } from './SearchService';
import { clearItem, findOutdated, type IndexedItem, type IndexedWord, insertItems, stemsOf } from './store';

/** chosen: of a text as long as a book the beginning is searched. */
const wordsMax = 5000;

/** By words alone. */
export const search: SearchService = {
  async put(transaction, item) {
    await clearItem(transaction, item);
    await insertItems(transaction, await indexed(transaction, [item]));
  },
  async fill(transaction, items) {
    for (const language of new Set(items.map((item) => item.language))) {
      const some = items.filter((item) => item.language === language);
      await insertItems(transaction, await indexed(transaction, some));
    }
  },
  remove: clearItem,
  outdated: findOutdated,
  progress: async () => ({ done: 0, all: 0 }),
  hear: () => {},
  find: createFind(null),
};

/** Of one language. */
async function indexed(transaction: Queryable, items: readonly SearchItem[]): Promise<IndexedItem[]> {
  const texts = items.map(({ title, body }) => {
    const inTitle = new Set(indexedWords(title));
    return { inTitle, words: [...new Set([...inTitle, ...indexedWords(body)])].slice(0, wordsMax).sort() };
  });
  const all = [...new Set(texts.flatMap(({ words }) => words))];
  const stems = await stemsOf(transaction, all, dictionaryOf(items[0]?.language ?? 'en-US'));
  return items.map((item, at) => {
    const { inTitle, words } = texts[at] ?? { inTitle: new Set(), words: [] };
    return {
      ...item,
      words: words.flatMap((word) => indexedWord(word, stems.get(word), inTitle.has(word))),
      passages: passagesOf(item.title, item.body),
    };
  });
}

const indexedWord = (word: string, stem: string | undefined, isInTitle: boolean): IndexedWord[] =>
  stem === undefined ? [] : [{ word, stem, isInTitle, grams: hasTypos(word) ? gramsOf(word) : [] }];
