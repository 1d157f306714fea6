import type { ScriptSettings, WidgetHandle } from '@shopbell/protocol';
import { shouldAutoOpen, shouldResume } from '@shopbell/rules/opening';
import { whenIdle } from '../whenIdle';
import { keepInPage } from './keepInPage';
import { hasFloatingInput, openingFacts } from './openingFacts';
import { watchAddress } from './watchAddress';

/** What the script hands over to what comes when the browser is idle. */
export interface Attended {
  readonly container: HTMLElement;
  readonly settings: ScriptSettings;
  /** What to have at hand before someone uses the chat, in this order. */
  readonly urls: readonly string[];
  /** Done when the chat is seen for the first time. */
  readonly shown: Promise<unknown>;
  readonly signal: AbortSignal;
  widget(): WidgetHandle | null;
  /** Looks again whether and where the chat stands. */
  update(): void;
  fetchAhead(url: string): void;
  load(): Promise<WidgetHandle>;
  report(error: unknown): void;
}

const minuteMs = 60_000;

/** All that the chat does on a page before someone uses it, beyond its launcher. What it has missed it looks up first. */
export function attend(life: Attended): void {
  const { container, shown, signal, widget, update } = life;
  if (signal.aborted) return;
  const onPageChange = () => {
    update();
    widget()?.pageChanged();
  };
  watchAddress(onPageChange, signal);
  addEventListener('resize', onPageChange, { signal });
  keepInPage(container, () => widget()?.returned(), signal);
  tick(update, signal);
  onPageChange();
  void shown.then(() => signal.aborted || begin(life));
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

function begin({ settings, urls, signal, fetchAhead, load, report }: Attended): void {
  const facts = openingFacts(settings);
  const now = Date.now();
  if (shouldAutoOpen(facts, now)) load().then((loaded) => loaded.openFrom('auto-open'), report);
  else if (shouldResume(facts, now)) load().then((loaded) => loaded.resume(), report);
  else if (hasFloatingInput(settings)) load().catch(report);
  // One at a time: together they are a task that a slow phone feels.
  else for (const url of urls) whenIdle(() => fetchAhead(url), signal);
}
