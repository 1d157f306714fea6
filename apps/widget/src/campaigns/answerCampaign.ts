import type { ShownCampaign } from '@shopbell/protocol';
import { campaignFacts } from '@shopbell/rules/campaign-metadata';
import { perWidget } from '../app/perWidget';
import type { Widget } from '../app/Widget';

/** The campaign that was clicked or answered last, as long as the page lives (MSG-48). */
const lastOf = perWidget((widget) => {
  const last: { shown: ShownCampaign | null } = { shown: null };
  widget.running.push({ facts: () => (last.shown ? campaignFacts(last.shown) : {}) });
  return last;
});

/** What is sent from now on says that it answers this campaign. */
export function answerCampaign(widget: Widget, shown: ShownCampaign): void {
  lastOf(widget).shown = shown;
}
