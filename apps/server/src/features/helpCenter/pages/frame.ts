import { isRightToLeft, type Language, localeOf } from '@shopbell/rules/language';
import { escapeHtml } from '../../../platform/mail';
import { style } from './style';
import { helpCenterTexts } from './words';

/** Whose help center it is, and how it looks. */
export interface Place {
  readonly address: string;
  readonly slug: string;
  readonly shopName: string;
  readonly language: Language;
  readonly accent: string;
  readonly onAccent: string;
}

export interface Translation {
  readonly language: Language;
  readonly url: string;
}

interface PageParts {
  readonly title: string;
  readonly description?: string;
  /** Where this page is to be found; null for what is not to be listed anywhere. */
  readonly url: string | null;
  readonly translations: readonly Translation[];
  readonly query?: string;
  readonly isHome?: boolean;
  readonly data?: object;
  readonly main: string;
}

export const homeUrl = ({ address, slug, language }: Pick<Place, 'address' | 'slug' | 'language'>): string =>
  `${address}/help/${encodeURIComponent(slug)}/${language}`;

/** A whole page, readable without any script. */
export function page(place: Place, parts: PageParts): string {
  const { language, shopName } = place;
  const texts = helpCenterTexts[language];
  const home = escapeHtml(homeUrl(place));
  const heading = parts.isHome ? `<h1>${escapeHtml(texts.title)}</h1>` : '';
  return `<!doctype html>
<html lang="${localeOf(language)}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.title)} · ${escapeHtml(shopName)}</title>
${headOf(parts)}<link rel="icon" href="data:,">
<style>${style(place.accent, place.onAccent)}</style>
</head>
<body>
<header class="top${parts.isHome ? '' : ' small'}"><div>
<a class="name" href="${home}">${escapeHtml(shopName)}</a>${heading}
<form role="search" action="${home}"><input type="search" name="q" maxlength="200" value="${escapeHtml(parts.query ?? '')}" aria-label="${escapeHtml(texts.search)}" placeholder="${escapeHtml(texts.search)}"><button>${escapeHtml(texts.search)}</button></form>
</div></header>
<main>${parts.main}</main>
${footerOf(place, parts.translations)}</body>
</html>
`;
}

function headOf({ description, url, translations, data }: PageParts): string {
  const lines = [
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    url === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...translations.map(
      (each) => `<link rel="alternate" hreflang="${localeOf(each.language)}" href="${escapeHtml(each.url)}">`,
    ),
    // Data, not a script: it is never run. A closing tag in a title must not end it.
    data
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
      : '',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

/** What a language calls itself; with its country only where the reader must choose between two. */
function ownName(language: Language, all: readonly Language[]): string {
  const locale = new Intl.Locale(localeOf(language));
  const isOneOfTwo = all.some(
    (other) => other !== language && new Intl.Locale(localeOf(other)).language === locale.language,
  );
  const said = isOneOfTwo ? locale.toString() : locale.language;
  const name = new Intl.DisplayNames([locale.toString()], { type: 'language' }).of(said) ?? said;
  return name.charAt(0).toLocaleUpperCase(locale.toString()) + name.slice(1);
}

function footerOf({ language }: Place, translations: readonly Translation[]): string {
  if (translations.length < 2) return '';
  const all = translations.map((each) => each.language);
  const named = translations.map((each) => ({ ...each, name: ownName(each.language, all) }));
  const items = named.toSorted(byName).map((each) => {
    const locale = localeOf(each.language);
    const current = each.language === language ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(each.url)}" lang="${locale}" hreflang="${locale}"${current}>${escapeHtml(each.name)}</a></li>`;
  });
  return `<footer><ul>${items.join('')}</ul></footer>\n`;
}

/** The same for every reader and on every page. */
const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name, 'en');
