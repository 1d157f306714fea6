import { type CampaignDisplay, withDisplay } from '@shopbell/rules/campaigns';

export interface Displays {
  /** Read from the browser, where a campaign's caps ask for it. */
  readonly ready: Promise<unknown>;
  all(): readonly CampaignDisplay[];
  add(display: CampaignDisplay): void;
}

/** What was shown on this page and, once the database is open, on those before. It is opened when there is a use for it. */
export function createDisplays(appId: number, isNeeded: boolean, signal: AbortSignal): Displays {
  let displays: readonly CampaignDisplay[] = [];
  const opened = () =>
    import('./displays')
      .then(({ openDisplays }) => openDisplays(appId, signal))
      .then((kept) => {
        displays = [...kept.before, ...displays];
        return kept;
      });
  let opening = isNeeded ? opened() : null;
  return {
    ready: Promise.resolve(opening).catch(() => {}),
    all: () => displays,
    add(display) {
      displays = withDisplay(displays, display);
      opening ??= opened();
      opening.then((kept) => kept.write(displays)).catch(() => {});
    },
  };
}
