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
    void load(widget);
    return {
      opening(source) {
        choose();
        if (source === 'from-api') void refreshAgents(widget);
      },
      stop() {
        stopWatching();
        widget.availability.stop();
      },
    };
  },
};

async function load(widget: Widget): Promise<void> {
  const { baseUrl, launcher, details, availability, overrides } = widget;
  const [loaded, agentsStatus] = await Promise.all([
    loadDetails(baseUrl, launcher),
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
  availability.change({ agentsStatus });
  choosePage(widget);
}

const refreshAgents = ({ baseUrl, launcher, availability }: Widget): Promise<void> =>
  loadAgents(baseUrl, launcher.appId).then((agentsStatus) => availability.change({ agentsStatus }));
