import {
  helpArticlePlace,
  helpArticleQuery,
  helpHomePlace,
  helpHomeQuery,
  helpPlace,
} from '@shopbell/protocol/schemas';
import { safeColor, textOn } from '@shopbell/rules/appearance';
import { nearestLanguage } from '@shopbell/rules/help-center';
import { type Language, toSupported } from '@shopbell/rules/language';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../http/problem';
import type { Database } from '../../platform/db';
import { escapeHtml } from '../../platform/mail';
import type { Shops } from '../shops';
import type { Allowances } from '../tracking';
import { articleUrl } from './centers';
import { articlePage, embeddedPage } from './pages/articlePage';
import { homeUrl, type Place } from './pages/frame';
import { homePage, missingPage, searchPage } from './pages/homePage';
import {
  everyPublished,
  publishedBySlug,
  publishedLanguages,
  publishedTitles,
  slugOfOld,
  translationsOf,
} from './publicStore';
import type { Recommendations } from './recommendations';
import { findCenter, type HelpCenter, listCategories } from './store';

export interface HelpPagesOptions {
  readonly database: Database;
  readonly shops: Shops;
  readonly recommendations: Recommendations;
  readonly ownAddress: () => string;
  readonly allowances: Allowances;
}

const policy = [
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:",
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ');

const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('cache-control', 'public, max-age=60')
    .send(html);

/** What shoppers read without the chat: whole pages from here, which need no script. */
export const helpPages: FastifyPluginAsyncZod<HelpPagesOptions> = async (server, options) => {
  const { database, shops, recommendations, ownAddress, allowances } = options;
  server.addHook('onRequest', async ({ raw }) => {
    if (!allowances.mayNetwork(raw)) throw new ProblemError('rate');
  });

  async function find(slug: string) {
    const center = await findCenter(database, { slug });
    const [chat] = center ? await shops.liveApps(center.shopId) : [];
    if (!center || !chat) throw new ProblemError('not-found');
    const scope = database.inShops([center.shopId]);
    const languages = await publishedLanguages(scope, center);
    const placeIn = (language: Language): Place => {
      const accent = safeColor(chat.settings.decoration.mainColor, '#1b1d21');
      return {
        ...{ address: ownAddress(), slug: center.slug, shopName: chat.name, language },
        ...{ accent, onAccent: textOn(accent) },
      };
    };
    return { center, scope, languages, placeIn };
  }

  server.get(
    '/help/:shop',
    { schema: { params: helpPlace } },
    async ({ params: { shop }, headers }, reply) => {
      const { center, languages, placeIn } = await find(shop);
      const wanted = headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? center.language;
      const spoken = nearestLanguage(toSupported(wanted.slice(0, 35)) ?? center.language, languages);
      return reply
        .header('vary', 'accept-language')
        .redirect(homeUrl(placeIn(spoken ?? center.language)), 302);
    },
  );

  server.get(
    '/help/:shop/:language',
    { schema: { params: helpHomePlace, querystring: helpHomeQuery } },
    async ({ params: { shop, language: given }, query: { q = '' } }, reply) => {
      const { center, scope, languages, placeIn } = await find(shop);
      const language = spokenIn(given, center, languages);
      if (!language) return sendPage(reply, missingPage(placeIn(center.language)), 404);
      const { shopId } = center;
      const place = placeIn(language);
      const query = q.trim();
      if (query !== '')
        return sendPage(
          reply,
          searchPage(place, { query, found: await recommendations.browse(center, { query, language }) }),
        );
      const [articles, categories] = await Promise.all([
        publishedTitles(scope, { shopId, language }),
        listCategories(scope, shopId),
      ]);
      const translations = languages.map((each) => ({ language: each, url: homeUrl(placeIn(each)) }));
      return sendPage(
        reply,
        homePage(place, { articles, categories, translations, mainLanguage: center.language }),
      );
    },
  );

  server.get(
    '/help/:shop/:language/*',
    { schema: { params: helpArticlePlace, querystring: helpArticleQuery } },
    async ({ params: { shop, language: given, '*': slug }, query }, reply) => {
      const { center, scope, languages, placeIn } = await find(shop);
      const { shopId } = center;
      const language = spokenIn(given, center, languages);
      if (!language) return sendPage(reply, missingPage(placeIn(center.language)), 404);
      const place = placeIn(language);
      const urlOf = (each: { language: Language; slug: string }) =>
        articleUrl(place.address, { center, ...each });
      const text = await publishedBySlug(scope, { shopId, language, slug });
      if (!text) {
        const now = await slugOfOld(scope, { shopId, language, slug });
        if (now === null) return sendPage(reply, missingPage(place), 404);
        const rest = query.embedded ? '?embedded=1' : '';
        return reply
          .header('access-control-allow-origin', '*')
          .redirect(urlOf({ language, slug: now }) + rest, 301);
      }
      if (query.embedded) {
        reply.header('access-control-allow-origin', '*');
        return sendPage(reply, embeddedPage(place, text));
      }
      const others = await translationsOf(scope, { shopId, articleId: text.articleId });
      const translations = others.map((each) => ({ language: each.language, url: urlOf(each) }));
      return sendPage(
        reply,
        articlePage(place, { text, url: urlOf({ language, slug }), translations, thanks: query.thanks }),
      );
    },
  );
};

/** Where there is nothing to read yet, the help center's own language is still a page. */
const spokenIn = (given: string, center: HelpCenter, languages: readonly Language[]): Language | undefined =>
  [...languages, center.language].find((language) => language === given);

/** For search engines: everything that can be read. */
export const helpSitemap: FastifyPluginAsyncZod<HelpPagesOptions> = async (
  server,
  { database, ownAddress },
) => {
  server.get(
    '/help/:shop/sitemap.xml',
    { schema: { params: helpPlace } },
    async ({ params: { shop } }, reply) => {
      const center = await findCenter(database, { slug: shop });
      if (!center) throw new ProblemError('not-found');
      const texts = await everyPublished(database.inShops([center.shopId]), center.shopId);
      const urls = texts.map(({ language, slug, publishedAt }) => {
        const url = escapeHtml(articleUrl(ownAddress(), { center, language, slug }));
        return `<url><loc>${url}</loc><lastmod>${publishedAt.toISOString()}</lastmod></url>`;
      });
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        );
    },
  );
};
