import { isRightToLeft, localeOf } from '@shopbell/rules/language';
import { previewOf } from '@shopbell/rules/recommendation';
import { textsOf } from '@shopbell/texts/all';
import { escapeHtml } from '../../../platform/mail';
import type { PublicText } from '../publicStore';
import { plainText } from '../publish';
import { homeUrl, type Place, page, type Translation } from './frame';
import { helpCenterTexts } from './words';

interface ArticleParts {
  readonly text: PublicText;
  readonly url: string;
  readonly translations: readonly Translation[];
  /** What the reader has said just now. */
  readonly thanks: string | undefined;
}

/** An article on its own page. */
export function articlePage(place: Place, { text, url, translations, thanks }: ArticleParts): string {
  const texts = helpCenterTexts[place.language];
  const description = previewOf(plainText(text.body));
  return page(place, {
    ...{ title: text.title, description, url, translations },
    data: {
      ...{ '@context': 'https://schema.org', '@type': 'Article', headline: text.title, description, url },
      ...{ inLanguage: localeOf(place.language), dateModified: text.publishedAt.toISOString() },
      publisher: { '@type': 'Organization', name: place.shopName },
    },
    main: `<a class="back" href="${escapeHtml(homeUrl(place))}">${escapeHtml(texts.all)}</a>\n${articleOf(place, text)}\n${feedbackOf(place, { url, thanks })}`,
  });
}

/** A form, since the page has no script; it goes to the page itself, under whatever name that was asked for. */
function feedbackOf({ language }: Place, { url, thanks }: Pick<ArticleParts, 'url' | 'thanks'>): string {
  const { texts } = textsOf(language);
  if (thanks !== undefined) {
    const words = thanks === 'yes' ? texts.recommendationGlad : helpCenterTexts[language].thanks;
    return `<p class="helped" role="status">${escapeHtml(words)}</p>`;
  }
  const button = (value: string, words: string) =>
    `<button name="helpful" value="${value}">${escapeHtml(words)}</button>`;
  return `<form class="helped" method="post" action="${escapeHtml(new URL(url).pathname)}"><p id="helped">${escapeHtml(texts.recommendationQuestion)}</p>
<div role="group" aria-labelledby="helped">${button('yes', texts.aiAgentSolvedYes)}${button('no', texts.aiAgentSolvedNo)}</div></form>`;
}

/** The article alone, for a view that stands in something else (REC-13). */
export const embeddedPage = (place: Place, text: PublicText): string => `<!doctype html>
<html lang="${localeOf(place.language)}" dir="${isRightToLeft(place.language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(text.title)}</title></head>
<body>${articleOf(place, text)}</body>
</html>
`;

const articleOf = ({ language }: Place, { title, body }: PublicText): string =>
  `<article><h1>${escapeHtml(title)}</h1>\n${withVideoLinks(body, helpCenterTexts[language].video)}</article>`;

/** A page without scripts has no player: the video is a link. What stands in the attribute was sanitised. */
const withVideoLinks = (body: string, name: string): string =>
  body.replace(
    /<div data-video-src="([^"<>]{1,2048})"><\/div>/g,
    (_, url: string) => `<p><a href="${url}" rel="noopener noreferrer">${escapeHtml(name)}</a></p>`,
  );
