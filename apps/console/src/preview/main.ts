import { type GorgiasChat, shopHeader } from '@shopbell/protocol';
import { createMemoryStorage } from './memoryStorage';
import { isPreviewDraft, type PreviewAnswer, type PreviewDraft } from './messages';
import './preview.css';

/**
 * The page inside the settings: runs the chat's own script with settings that are not saved yet. Drafts come from the
 * console's page around it and from nobody else.
 */
const chatId = location.pathname.split('/').at(-1);
const shop = new URLSearchParams(location.search).get('shop') ?? '';
const page = window as unknown as { GorgiasChat?: GorgiasChat };
let served: unknown = null;
let next: PreviewDraft | null = null;
let isBusy = false;
let windowUrl = '';
let wasAskedOpen: boolean | null = null;

Object.defineProperty(window, 'localStorage', { value: createMemoryStorage() });
const ask = window.fetch.bind(window);
/** The chat reads its settings as on every page, and finds the draft. */
window.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const isSettings = served !== null && pathname === `/api/applications/${chatId}/settings`;
  return isSettings ? Promise.resolve(Response.json(served)) : ask(input, init);
};

/** The chat puts the cursor into its field as on every page, but never takes it from whoever types in the settings. */
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options);
};

const answer = (type: PreviewAnswer['type']) => window.parent.postMessage({ type }, location.origin);

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== window.parent || !isPreviewDraft(data)) return;
  next = data;
  void showNext();
});
answer('preview-ready');

/** One at a time, and of those that came meanwhile only the last. */
async function showNext(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (next) {
    const draft = next;
    next = null;
    try {
      await show(draft);
      answer('preview-shown');
    } catch {
      answer('preview-failed');
    }
  }
  isBusy = false;
}

async function show(draft: PreviewDraft): Promise<void> {
  const response = await ask(`/console/api/chats/${chatId}/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [shopHeader]: shop },
    body: JSON.stringify({ settings: draft.settings }),
  });
  if (!response.ok) throw new Error(`The preview was refused with ${response.status}`);
  const { script, window: drawn, settings } = await response.json();
  const isOpen = draft.isOpen === wasAskedOpen ? (page.GorgiasChat?.isOpen() ?? false) : draft.isOpen;
  wasAskedOpen = draft.isOpen;
  document.documentElement.dataset.look = draft.look;
  page.GorgiasChat?.destroy();
  delete page.GorgiasChat;
  served = settings;
  URL.revokeObjectURL(windowUrl);
  windowUrl = addressOf(drawn.script);
  await run(script.replace(drawn.path, windowUrl));
  if (isOpen) await (page as { GorgiasChat?: GorgiasChat }).GorgiasChat?.open();
}

const addressOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

function run(text: string): Promise<void> {
  const src = addressOf(text);
  const script = document.createElement('script');
  return new Promise<void>((done, failed) => {
    Object.assign(script, {
      src,
      onload: () => done(),
      onerror: () => failed(new Error('The script failed')),
    });
    document.head.append(script);
  }).finally(() => {
    script.remove();
    URL.revokeObjectURL(src);
  });
}
