import { holds, type PageFacts, type Waiting } from '@shopbell/rules/campaigns';
import { uuidOf } from '@shopbell/rules/uuid';
import type { Session } from '@shopbell/rules/visits';
import type { Tracker } from '../tracking';
import type { CampaignsLife } from './CampaignsLife';
import type { Visit, VisitNeeds } from './createVisit';
import { createKeep } from './keep';

/**
 * The shopper's session. Until they have agreed to be remembered it is that of this page alone, and what remembers is
 * not even loaded; when the agreement is taken back nothing is left.
 */
export function createSession(
  { appId, signal }: CampaignsLife,
  rules: VisitNeeds['rules'],
  tracker: Tracker,
  onChange: () => void,
) {
  const newId = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
  const startMs = Date.now();
  let own: Session = { id: newId(), startMs, lastMs: startMs };
  let visit: Visit | null = null;
  const isGiven = () => tracker.consent() === 'given';

  async function heed(): Promise<void> {
    if (!isGiven()) {
      visit?.forget();
      // What this page does from here on is nobody's that was known.
      if (visit) own = { ...own, id: newId() };
      visit = null;
      return;
    }
    const { createVisit } = await import('./remembered');
    if (visit || signal.aborted || !isGiven()) return;
    const [keep, tab] = [createKeep(appId), createKeep(appId, () => sessionStorage)];
    visit = createVisit({ keep, tab, session: own, signal, newId, rules, tracker, doesHold: holds });
    own = visit.session();
    onChange();
  }

  tracker.onConsent(heed);
  return {
    ready: heed(),
    session: (): Session => visit?.session() ?? own,
    record: (facts: PageFacts, waiting: Waiting): void => visit?.record(facts, waiting),
    count: (): number => visit?.count() ?? 1,
  };
}
