import type { PresenceNews } from './PresenceNews';
import type { Availability } from './service';

/** What other features may ask about who is at the desk. */
export interface AvailabilityService extends Availability {
  readonly presence: PresenceNews;
}
