import type { HelpCategory } from '@shopbell/protocol';
import type { Language } from '@shopbell/rules/language';
import { previewOf } from '@shopbell/rules/recommendation';
import { escapeHtml } from '../../../platform/mail';
import type { PublicText } from '../publicStore';
import { plainText } from '../publish';
import { homeUrl, type Place, page, type Translation } from './frame';
import { helpCenterTexts } from './words';

type Listed = Pick<PublicText, 'slug' | 'title' | 'categoryId'>;

/** All there is to read, by category. */
export function homePage(
  place: Place,
  given: {
    readonly articles: readonly Listed[];
    readonly categories: readonly HelpCategory[];
    readonly translations: readonly Translation[];
    /** In which a category is named that has no name in the reader's. */
    readonly mainLanguage: Language;
  },
): string {
  const texts = helpCenterTexts[place.language];
  const groups = [
    ...given.categories.map(
      ({ id, names }) =>
        [names[place.language] ?? names[given.mainLanguage] ?? Object.values(names)[0], id] as const,
    ),
    [texts.more, null] as const,
  ];
  const main = groups.map(([name, id]) => {
    const own = given.articles.filter(({ categoryId }) => categoryId === id);
    if (own.length === 0) return '';
    return `<h2>${escapeHtml(name ?? texts.more)}</h2>\n${listOf(place, own)}`;
  });
  const url = homeUrl(place);
  return page(place, {
    ...{ title: texts.title, url, translations: given.translations, isHome: true, main: main.join('\n') },
    data: { '@context': 'https://schema.org', '@type': 'WebSite', name: place.shopName, url },
  });
}

export function searchPage(
  place: Place,
  { query, found }: { query: string; found: readonly PublicText[] },
): string {
  const texts = helpCenterTexts[place.language];
  const nothing = escapeHtml(texts.nothing).replace('{query}', () => escapeHtml(query));
  const back = `<p><a class="back" href="${escapeHtml(homeUrl(place))}">${escapeHtml(texts.all)}</a></p>`;
  return page(place, {
    ...{ title: texts.search, url: null, translations: [], query },
    main: (found.length === 0 ? `<p>${nothing}</p>` : listOf(place, found)) + back,
  });
}

export const missingPage = (place: Place): string => {
  const texts = helpCenterTexts[place.language];
  return page(place, {
    ...{ title: texts.missing, url: null, translations: [] },
    main: `<h2>${escapeHtml(texts.missing)}</h2><p><a class="back" href="${escapeHtml(homeUrl(place))}">${escapeHtml(texts.all)}</a></p>`,
  });
};

function listOf(place: Place, articles: readonly (Listed & { readonly body?: string })[]): string {
  const items = articles.map(({ slug, title, body }) => {
    const preview = body === undefined ? '' : `<small>${escapeHtml(previewOf(plainText(body)))}</small>`;
    const url = escapeHtml(`${homeUrl(place)}/${encodeURIComponent(slug)}`);
    return `<li><a href="${url}">${escapeHtml(title)}${preview}</a></li>`;
  });
  return `<ul class="list">${items.join('\n')}</ul>`;
}
