import { about } from './articles/about';
import { account } from './articles/account';
import { orders } from './articles/orders';
import { payments } from './articles/payments';
import { productsCare } from './articles/productsCare';
import { returns } from './articles/returns';
import { shipping } from './articles/shipping';
import { sizing } from './articles/sizing';
import type { demoCategories } from './categories';
import type { DemoArticle, EnglishArticle } from './DemoArticle';
import { translationsOf } from './translations/translationsOf';

export { demoCategories } from './categories';

type CategorySlug = (typeof demoCategories)[number]['slug'];

const english: Readonly<Record<CategorySlug, readonly EnglishArticle[]>> = {
  orders,
  shipping,
  returns,
  payments,
  'products-care': productsCare,
  sizing,
  account,
  about,
};

/** What the demo shop's help center answers. One policy: whoever changes a fact looks for it in the others. */
export const demoArticles: readonly DemoArticle[] = Object.entries(english).flatMap(([category, articles]) =>
  articles.map(({ slug, ...text }) => ({
    slug,
    category,
    texts: { 'en-US': text, ...translationsOf(slug) },
  })),
);
