import type { ShownAgent } from '@shopbell/protocol';
import type { App } from '../shops';
import type { PresenceNews } from './PresenceNews';
import type { Availability } from './service';

/** What other features may ask about who is at the desk. */
export interface AvailabilityService extends Availability {
  readonly presence: PresenceNews;
  /** The team as shoppers of this chat see it. */
  shownAgents(app: App): Promise<ShownAgent[]>;
}
