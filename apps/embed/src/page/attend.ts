import type { CampaignExplanation, EmbedConfig, Emit, GorgiasChat, WidgetHandle } from '@shopbell/protocol';
import { shouldAutoOpen, shouldResume } from '@shopbell/rules/opening';
import type { CampaignsLife } from '../campaigns/CampaignsLife';
import { warn } from '../log';
import { whenIdle } from '../whenIdle';
import { keepInPage } from './keepInPage';
import { hasFloatingInput, openingFacts } from './openingFacts';
import type { SaidCall } from './SaidCall';
import { watchAddress } from './watchAddress';

/** What the script hands over to what comes when the browser is idle. */
export interface Attended {
  readonly container: HTMLElement;
  readonly config: EmbedConfig;
  readonly baseUrl: string;
  readonly chat: CampaignsLife['chat'] & Pick<GorgiasChat, 'previewFlow'>;
  readonly emit: Emit;
  /** What to have at hand before someone uses the chat, in this order. */
  readonly urls: readonly string[];
  /** Done when the chat is seen for the first time. */
  readonly shown: Promise<unknown>;
  readonly signal: AbortSignal;
  /** What the page has called until now, for that file alone; it hears of the rest by itself. */
  readonly said: SaidCall[];
  widget(): WidgetHandle | null;
  /** Looks again whether and where the chat stands. */
  update(): void;
  fetchAhead(url: string): void;
  load(): Promise<WidgetHandle>;
  report(error: unknown): void;
}

interface CampaignsModule {
  attendCampaigns(life: CampaignsLife): Promise<() => readonly CampaignExplanation[]>;
}

/** Files of this release, whose names the build writes in here: no shop's script need carry them. */
declare const __SHOPBELL_LATER__: {
  readonly campaigns: string;
  readonly starters: string;
  readonly reports: string;
};

const minuteMs = 60_000;

/** All that the chat does on a page before someone uses it, beyond its launcher. What it has missed it looks up first. */
export function attend(life: Attended): void {
  const { container, shown, signal, widget, update } = life;
  const listeners: (() => void)[] = [];
  if (signal.aborted) return;
  const onPageChange = () => {
    update();
    widget()?.pageChanged();
    for (const listener of listeners) listener();
  };
  if (!life.config.hideOn) warn('Invalid visibility settings.');
  watchErrors(life);
  watchAddress(onPageChange, signal);
  addEventListener('resize', onPageChange, { signal });
  keepInPage(container, () => widget()?.returned(), signal);
  tick(update, signal);
  onPageChange();
  void shown.then(() => signal.aborted || begin(life));
  attendCampaigns(life, (listener) => listeners.push(listener));
  // Behind the address, in what no server is told: a flow that is being written.
  const [, flow] = /[#&]shopbell-flow=([\w.:-]+)/.exec(location.hash) ?? [];
  if (flow) life.chat.previewFlow(flow).catch((error) => signal.aborted || life.report(error));
}

interface ReportsModule {
  tellError(appId: number, url: URL, text: string, error: unknown): void;
}

/** TRK-05: what tells errors comes with the first of them. Where it does not come, there is nothing to tell with. */
function watchErrors({ config: { folder, reports, settings }, baseUrl, signal }: Attended): void {
  if (!reports) return;
  const tell = ({ detail: [text, error] }: CustomEvent<[string, unknown]>) =>
    import(/* @vite-ignore */ baseUrl + folder + __SHOPBELL_LATER__.reports).then(
      ({ tellError }: ReportsModule) => tellError(settings.appId, new URL(reports, baseUrl), text, error),
      () => {},
    );
  addEventListener('shopbell-error', tell as never, { signal });
}

/** In the address of a page, it asks for what shows and why. */
const preview = /[?&]shopbell-preview=1(&|$)/;

/** Behind it, in what no server is told: which one that is only being written, and in which of its wordings. */
const previewed = /[#&]shopbell-campaign=([\w.-]+)(?:&wording=([\w-]+))?/;

/** Campaigns come behind everything else, and only to shops that have some (LAZY-03). */
function attendCampaigns(life: Attended, onPage: CampaignsLife['onPage']): void {
  const { container, config, baseUrl, signal, chat, emit, load, report, said, widget } = life;
  const { folder, campaigns, starters, settings } = config;
  const root = container.shadowRoot as ShadowRoot;
  const host = root.firstElementChild as HTMLElement;
  let begin = () => {};
  const given: CampaignsLife = {
    ...{ appId: settings.appId, root, host, baseUrl, signal, chat, emit, said, load, widget, onPage },
  };
  const isPreview = preview.test(location.search);
  const [, token, wording] = (isPreview && previewed.exec(location.hash)) || [];
  if (token) showPreview(given, token, wording).catch((error) => signal.aborted || report(error));
  // LAZY-15: both act within the first seconds of a page.
  else {
    if (campaigns) life.fetchAhead(baseUrl + folder + __SHOPBELL_LATER__.campaigns);
    if (starters) life.fetchAhead(baseUrl + folder + __SHOPBELL_LATER__.starters);
  }
  const loading =
    campaigns && !token
      ? new Promise<void>((begun) => {
          begin = begun;
          whenIdle(begun, signal);
        })
          .then(() => import(/* @vite-ignore */ baseUrl + folder + __SHOPBELL_LATER__.campaigns))
          .then(({ attendCampaigns }: CampaignsModule) => attendCampaigns(given))
      : Promise.resolve(() => []);
  loading.catch((error) => signal.aborted || report(error));
  if (isPreview)
    chat.explainCampaigns = async () => {
      // Whoever asks does not wait for a quiet moment.
      begin();
      return (await loading)();
    };
}

/** Whoever writes a campaign sees it where it is meant for; the file that shows it is named with it. */
async function showPreview(life: CampaignsLife, token: string, wording: string | undefined): Promise<void> {
  const { appId, baseUrl, signal } = life;
  const answer = await fetch(`${baseUrl}/api/applications/${appId}/campaign-preview`, {
    ...{ method: 'POST', signal, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ token, wording }),
  });
  const { file, error, ...shown } = await answer.json();
  if (!file) throw new Error(error?.message);
  const { showPreview } = await import(/* @vite-ignore */ baseUrl + file);
  await showPreview(life, shown, token);
}

/** Hours begin and end with a minute. */
function tick(update: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(again, minuteMs - (Date.now() % minuteMs));
  };
  const again = () => {
    update();
    wait();
  };
  wait();
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function begin(life: Attended): void {
  const { config, urls, signal, fetchAhead, load, report } = life;
  const { settings } = config;
  const facts = openingFacts(settings);
  const now = Date.now();
  const autoOpen = () => load().then((loaded) => loaded.openFrom('auto-open'), report);
  if (shouldAutoOpen(facts, now)) unlessPressed(life, autoOpen);
  else if (shouldResume(facts, now)) load().then((loaded) => loaded.resume(), report);
  else if (hasFloatingInput(settings)) load().catch(report);
  // One at a time: together they are a task that a slow phone feels.
  else for (const url of urls) whenIdle(() => fetchAhead(url), signal);
}

/** Who is about to press it, and what may end that. */
const near = ':hover, :focus-within';
const ends = ['pointerleave', 'focusout', 'click'];

/** Under a pointer, or in focus, it would open just before the press that is to open it, and be closed by that. */
function unlessPressed({ container, signal }: Attended, open: () => void): void {
  const host = container.shadowRoot?.firstElementChild as HTMLElement;
  const decide = ({ type }: Event) => {
    const isPressed = type === 'click';
    if (!isPressed && host.matches(near)) return;
    for (const end of ends) host.removeEventListener(end, decide);
    if (!isPressed) open();
  };
  if (!host.matches(near)) open();
  else for (const end of ends) host.addEventListener(end, decide, { signal });
}
