import type { ArticleEvent, ArticleEventType, RecommendedArticle } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { sspBase } from '@shopbell/rules/orders';
import { type FoundFlow, type Recommendation, recommend } from '@shopbell/rules/recommendation';
import type { Widget } from '../../app/Widget';
import { fetchJson } from '../../http/fetchJson';
import { areFlowsOn, helpCenterOf } from '../recommendable';

function post<Answer>(widget: Widget, path: string, body: object): Promise<Answer> {
  const settings = widget.details.get()?.settings;
  const base = sspBase({
    baseUrl: widget.baseUrl,
    shopType: settings?.shopType,
    accountId: settings?.accountId,
    isShopInstalled: settings?.shopInstalled === true && window.Shopify !== undefined,
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: toJson(body), keepalive: true };
  return fetchJson<Answer>(`${base}/ssp/${path}`, init, false);
}

const conversationIdOf = (widget: Widget) =>
  widget.client.run(({ credentials }) => credentials.get().conversationId ?? null);

/** Flows and articles at once; rejects where neither is found. */
export async function askFor(widget: Widget, question: string): Promise<Recommendation> {
  const helpCenterId = helpCenterOf(widget);
  const query = question.slice(0, 2000);
  const { language } = widget.translator.get();
  const accountId = widget.details.get()?.settings?.accountId;
  const conversationId = await conversationIdOf(widget);
  const articles = async () => {
    const body = { query, helpCenterId, language, conversationId };
    const path = 'article-recommendation/search';
    return (await post<{ articles: RecommendedArticle[] }>(widget, path, body)).articles;
  };
  const flows = async () => {
    const path = 'flow-recommendation/search';
    return (await post<{ flows: FoundFlow[] }>(widget, path, { query, language, accountId })).flows;
  };
  return recommend({
    articles: helpCenterId === null ? null : articles,
    flows: areFlowsOn(widget) ? flows : null,
  });
}

/** Told in passing: nobody waits for it, and nothing is amiss where it is not heard. */
export async function tellEvent(
  widget: Widget,
  eventType: ArticleEventType,
  { article, query }: { readonly article: RecommendedArticle; readonly query: string },
): Promise<void> {
  const settings = widget.details.get()?.settings;
  const helpCenterId = helpCenterOf(widget);
  if (!settings || helpCenterId === null) return;
  const { id: articleId, url: articleUrl, title, locale, slug, lookUpChannel } = article;
  const body: ArticleEvent = {
    ...{ shopName: settings.shopName, shopType: settings.shopType, accountId: settings.accountId },
    ...{ conversationId: await conversationIdOf(widget), articleId, articleUrl, title },
    ...{ query: query.slice(0, 2000), chatId: widget.launcher.appId, eventType, locale, helpCenterId },
    ...{ slug, lookUpChannel },
  };
  await post(widget, 'article-recommendation/event', body).catch(() => {});
}
