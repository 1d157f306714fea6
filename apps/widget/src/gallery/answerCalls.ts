import { contentExamples } from '../content/examples';
import { lostCalls } from './createFakeWidget';
import { flowsInGallery } from './flowScenes';
import { articleInGallery, articlePage } from './helpScenes';

const returnable = {
  lines: [
    { id: 1, quantity: 1, variants: [] },
    { id: 2, quantity: 2, variants: [{ id: 9, title: 'Moss' }] },
  ],
};

/** What stood on the card is not what the order holds by now. */
const refused = { kind: 'return', state: 'refused', because: 'changed', by: 'shopper', isAnothers: false };
const { proposalId: refusedId } = contentExamples.proposedReturn.metadata;

/** A code is always sent; what else is known here is told. The rest is lost or stays on its way, as the scene wants it. */
export function answerCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const { href } = new URL(String(address), location.href);
    if (href.startsWith(lostCalls)) return Promise.reject(new TypeError('Failed to fetch'));
    if (href.includes('/help/gallery/')) return Promise.resolve(new Response(articlePage));
    if (!href.includes('/ssp/')) return fetch(address, init);
    const answer = answerTo(href, init?.body ? JSON.parse(String(init.body)) : {});
    return answer ? Promise.resolve(Response.json(answer)) : new Promise(() => {});
  };
}

interface Asked {
  readonly query?: string;
  readonly flowId?: string;
  readonly isPreview?: boolean;
}

/** Null where the answer stays on its way. */
function answerTo(url: string, { query, flowId = '', isPreview = false }: Asked): object | null {
  if (/send-code|challenge/.test(url)) return {};
  if (url.includes('/returnable?')) return returnable;
  if (url.includes(refusedId)) return { ...refused, order: null };
  if (url.endsWith('/article-recommendation/search'))
    return { articles: query === 'nothing' ? [] : [articleInGallery] };
  const flow = url.endsWith('/flows/executions') ? flowsInGallery[flowId] : null;
  if (!flow) return null;
  return {
    ...{
      flow: { flowId, flowLabel: '' },
      executionId: flowId,
      accessToken: 'gallery',
      previewMode: isPreview,
    },
    ...{ canGoBack: false, messages: [], status: 'waiting', prompt: null, revision: 1, ...flow },
  };
}
