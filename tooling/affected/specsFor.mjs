/** Which journey goes through which rooms: names of folders, the same in every program. */
export const roomsOf = {
  accounts: ['account', 'agents', 'passwords', 'session', 'signIns', 'team'],
  api: ['api'],
  'assistant-console': ['assistant', 'assistantDesk', 'assistant-cases', 'guidance'],
  'assistant-model': ['assistant', 'assistantModel', 'assistantDesk'],
  'assistant-orders': ['assistant', 'assistant-entry', 'orderActions'],
  'assistant-person': ['assistant', 'assistant-entry', 'asking-for-a-person'],
  assistant: ['assistant', 'assistant-text', 'selling'],
  blocked: ['inbox'],
  'campaign-card': ['campaigns', 'card', 'offers', 'consents'],
  'campaigns-editor': ['campaigns', 'campaigns-editing'],
  'campaign-report': ['attribution', 'campaignReport', 'csv', 'experiment', 'simulator'],
  'campaigns-customers': ['campaigns', 'customer-triggers'],
  'campaigns-engine': ['campaigns', 'visits', 'tracking'],
  'campaigns-live': ['campaigns', 'card', 'links', 'customer-triggers', 'answeredCampaigns'],
  'conversation-starters': ['campaigns', 'card'],
  capture: ['capture', 'email-capture', 'email', 'availability'],
  checkout: ['checkout'],
  chunks: ['chunks'],
  content: ['content', 'attachments', 'uploads'],
  conversation: ['conversation', 'conversations', 'realtime'],
  decoration: ['appearance', 'fonts', 'styles'],
  demo: ['demo'],
  'early-window': ['embed', 'window'],
  'embed-destroy': ['embed'],
  'embed-placement': ['launcher', 'visibility', 'business-hours'],
  embed: ['embed', 'launcher'],
  'first-run': ['firstRun', 'setup'],
  'floating-input': ['floating-input'],
  'flow-canvas': ['flows', 'flows-canvas', 'flows-editing'],
  flows: ['flows', 'flows-editing', 'flows-entry', 'flows-screen', 'self-service'],
  gallery: ['gallery', 'styles'],
  'help-center': ['help-center', 'helpCenter', 'recommendation', 'ranking', 'search'],
  identity: ['identity', 'login', 'commerce', 'self-service', 'visitors'],
  inbox: ['inbox', 'macros', 'presence', 'search', 'desk'],
  language: ['i18n', 'language', 'texts'],
  long: ['conversations'],
  looks: ['notices', 'styles'],
  'lost-parts': ['screens'],
  mails: ['mail', 'invitation', 'correspondence', 'outgoing', 'sms'],
  'order-actions': ['orderActions', 'orderRequests', 'orders', 'self-service', 'commerce'],
  orders: ['orders', 'identity', 'commerce', 'letters', 'self-service'],
  'pages-bfcache': ['page'],
  pages: ['page', 'pages', 'router'],
  'portal-journeys': ['self-service', 'orders', 'identity', 'login', 'impersonations', 'erasure'],
  'portal-report': ['portalReport', 'portalVisits', 'self-service'],
  'quick-replies': ['self-service', 'orders', 'capture'],
  refused: ['http'],
  rights: ['rights', 'erasure'],
  senders: ['agents', 'preview'],
  'self-service': ['self-service', 'orders', 'login'],
  'settings-table': ['settings'],
  settings: ['settings', 'preview', 'shops'],
  'shop-system': ['commerce', 'returns', 'webhooks', 'loop'],
  shoppers: ['shoppers', 'privacy'],
  shops: ['session', 'account', 'http'],
  'shopify-block': ['api', 'storefront'],
  storage: ['client', 'visitors'],
  storefront: ['storefront'],
  talk: ['delivery', 'unread', 'looks'],
  tracking: ['tracking', 'links', 'pageReports', 'campaigns'],
  'transport-tabs': ['visitor', 'reconnect'],
  transport: ['connection', 'delivery', 'realtime'],
  visitor: ['visitors', 'storefront', 'cart'],
  waiting: ['waiting', 'auto-reply'],
  window: ['window', 'opening'],
};

/** The product's own sources. Tests are run by what they import, and words about the product break nothing. */
const isSource = (path) => /^(?:apps|packages)\//.test(path) && !/\.test\.\w+$|\.md$/.test(path);
const isForAll = (path) => /^(?:e2e\/support\/|playwright\.config|package(?:-lock)?\.json)/.test(path);

/** What no room claims is under all of them: it is seen where its program begins, and in a conversation. */
const everywhere = [
  [/^(?:apps\/(?:embed|widget)|packages\/client)\//, ['conversation', 'early-window', 'window']],
  [/^apps\/console\//, ['conversation', 'inbox', 'lost-parts']],
  [/./, ['conversation']],
];

/** The journeys that a change can break, or null for all of them. */
export function specsFor(files, rooms = roomsOf) {
  if (files.some(isForAll)) return null;
  const own = files.map((path) => /^e2e\/([^/]+)\.spec\.ts$/.exec(path)?.[1]).filter(Boolean);
  const through = files.filter(isSource).flatMap((path) => journeysThrough(path, rooms));
  return [...new Set([...own, ...through])].sort().map((name) => `e2e/${name}.spec.ts`);
}

function journeysThrough(path, rooms) {
  const folders = path.split('/').slice(1, -1);
  const names = Object.keys(rooms).filter((name) => rooms[name].some((room) => folders.includes(room)));
  return names.length > 0 ? names : (everywhere.find(([pattern]) => pattern.test(path))?.[1] ?? []);
}
