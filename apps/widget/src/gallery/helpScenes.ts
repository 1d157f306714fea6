import type { RecommendedArticle } from '@shopbell/protocol';
import { say, settings } from './fixtures';
import type { Scene } from './Scene';

const withHelp = {
  isCaptured: true,
  settings: {
    ...settings,
    automation: { ...settings.automation, articleRecommendation: { enabled: true, helpCenterId: 1 } },
  },
} as const satisfies Scene;

export const articleInGallery: RecommendedArticle = {
  ...{ id: '1', slug: 'refunds', locale: 'en-US', lookUpChannel: 'chat' },
  title: 'When refunds arrive',
  preview: 'We refund within five working days of your parcel reaching our studio. Your bank may take…',
  url: '/help/gallery/en-US/refunds',
  embeddedUrl: '/help/gallery/en-US/refunds?embedded=1',
};

export const articlePage = `<article><h1>When refunds arrive</h1>
  <p>We refund within <b>five working days</b> of your parcel reaching our studio.</p>
  <h2>How long your bank takes</h2>
  <table><tbody><tr><th>Paid by</th><th>Takes</th></tr><tr><td>Card</td><td>2 to 5 days</td></tr>
  <tr><td>Bank transfer</td><td>1 to 3 days</td></tr></tbody></table>
  <ul><li>Gift cards are refunded as a code.</li><li>Postage is refunded with the last item.</li></ul></article>`;

const question = 'When is my money back?';
const screen = '/article-recommendation';
const recommended = (kind: 'article' | 'flow'): Scene => ({
  ...withHelp,
  messages: [say(1, 'shopper', question, 0)],
  recommended: {
    ...{ question, messageId: '1' },
    found:
      kind === 'article'
        ? { kind, article: articleInGallery }
        : { kind, flow: { id: 'choice', name: 'Return or exchange', score: 0.9 } },
  },
});

/** What the shop has written down, where a shopper asks. */
export const helpScenes = {
  'help/ask': { ...withHelp, path: screen },
  'help/found': { ...withHelp, path: screen, parameters: { query: question } },
  'help/nothing': { ...withHelp, path: screen, parameters: { query: 'nothing' } },
  'help/recommended': recommended('article'),
  'help/recommended-flow': recommended('flow'),
  'help/article': {
    ...withHelp,
    path: `${screen}/article`,
    parameters: { url: articleInGallery.url, embeddedUrl: articleInGallery.embeddedUrl },
  },
  'help/article-lost': {
    ...withHelp,
    path: `${screen}/article`,
    parameters: { url: '/lost/refunds', embeddedUrl: '/lost/refunds?embedded=1' },
  },
} as const satisfies Record<string, Scene>;
