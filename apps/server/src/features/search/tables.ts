import { ofShop, type Tables, withShop } from '../../feature/Tables';

/** What a shop has published, word by word; nothing in it is about a person. */
export const searchTables: Tables = {
  search_entry: {
    wall: ofShop,
    plain: [
      ...['shop_id', 'kind', 'language', 'item_id', 'title_stems'],
      ...['passages', 'model', 'vectors', 'embedded_at'],
    ],
    kept: withShop,
  },
  search_posting: {
    wall: ofShop,
    plain: ['shop_id', 'kind', 'language', 'stem', 'item_id', 'is_in_title'],
    kept: withShop,
  },
  search_word: {
    wall: ofShop,
    plain: ['shop_id', 'kind', 'language', 'word', 'stem', 'grams'],
    kept: withShop,
  },
};
