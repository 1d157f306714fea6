import type { AgentsStatus } from '@shopbell/rules/availability';
import type { Feature } from '../app/Feature';
import type { Widget } from '../app/Widget';
import { choosePage } from './choosePage';
import { loadAgents } from './loadAgents';
import { loadDetails } from './loadDetails';
import { retranslate } from './retranslate';

/** What the server knows of the chat: its settings and texts, who is there, and from both the first screen. */
export const settings: Feature = {
  name: 'settings',
  frames: {
    'agents-status-update': ({ availability }, payload) =>
      availability.change({ agentsStatus: payload as AgentsStatus }),
  },
  start(widget) {
    const choose = () => choosePage(widget);
    const stopWatching = widget.availability.store.subscribe(choose);
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    /** What did not come is asked for again, more and more rarely. */
    const begin = async (pauseMs: number) => {
      if ((await load(widget)) || isOver) return;
      timer = setTimeout(() => void begin(Math.min(pauseMs * 2, pauseMaxMs)), pauseMs);
    };
    void begin(5000);
    return {
      opening(source) {
        choose();
        if (source === 'from-api') void refreshAgents(widget);
      },
      stop() {
        isOver = true;
        clearTimeout(timer);
        stopWatching();
        widget.availability.stop();
      },
    };
  },
};

/** Says whether all of it is there. */
async function load(widget: Widget): Promise<boolean> {
  const { baseUrl, launcher, details, availability, overrides } = widget;
  const known = details.get();
  const [loaded, agentsStatus] = await Promise.all([
    known?.settings ? known : loadDetails(baseUrl, launcher),
    loadAgents(baseUrl, launcher.appId),
  ]);
  details.update(() => loaded);
  retranslate(widget);
  if (loaded.settings) {
    const { preferences, businessHours } = loaded.settings;
    const { liveChatAvailability, offlineModeEnabledDatetime } = preferences;
    const hours = overrides.get().businessHours ?? businessHours;
    availability.change({ liveChatAvailability, offlineModeEnabledDatetime, businessHours: hours });
  }
  learn(widget, agentsStatus);
  choosePage(widget);
  return loaded.settings !== null && availability.store.get().agentsStatus !== null;
}

/** Whoever could not be asked for is neither there nor gone. */
function learn({ availability }: Widget, agentsStatus: AgentsStatus | null): void {
  if (agentsStatus) availability.change({ agentsStatus });
}

const refreshAgents = async (widget: Widget): Promise<void> =>
  learn(widget, await loadAgents(widget.baseUrl, widget.launcher.appId));

const pauseMaxMs = 300_000;
