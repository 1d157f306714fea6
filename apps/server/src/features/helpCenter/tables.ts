import { memberName, ofShop, type Tables, withShop } from '../../feature/Tables';

export const helpCenterTables: Tables = {
  help_center: { wall: ofShop, plain: ['id', 'shop_id', 'slug', 'language'], kept: withShop },
  help_category: { wall: ofShop, plain: ['id', 'shop_id', 'position', 'names'], kept: withShop },
  article: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'category_id', 'revision', 'created_at', 'changed_at', 'deleted_at'],
    personal: { changed_by_name: memberName },
    kept: 'until 30 days after it was deleted',
  },
  article_text: {
    wall: ofShop,
    plain: [
      ...['article_id', 'language', 'shop_id', 'slug', 'title', 'body', 'changed_at', 'version'],
      ...['published_title', 'published_body', 'published_at', 'publish_at'],
    ],
    kept: 'as long as its article',
  },
  article_version: {
    wall: ofShop,
    plain: ['article_id', 'language', 'version', 'shop_id', 'title', 'body', 'saved_at'],
    personal: { saved_by_name: memberName },
    kept: 'as long as its article, the last hundred of each language',
  },
  article_old_slug: {
    wall: ofShop,
    plain: ['shop_id', 'language', 'slug', 'article_id'],
    kept: 'as long as its article',
  },
  article_day: {
    wall: ofShop,
    plain: ['shop_id', 'article_id', 'day', 'event', 'count'],
    kept: '400 days',
  },
  unanswered_search: {
    wall: ofShop,
    // A question without addresses and numbers, and without who asked it.
    plain: ['shop_id', 'language', 'query', 'count', 'last_at'],
    kept: '90 days after it was last asked',
  },
};
