import type { Chats } from './chats';
import type { Shops } from './service';
import type { Sightings } from './sightings';

/** What other features may ask about shops and their chats. */
export interface ShopsService extends Shops {
  readonly chats: Chats;
  readonly sightings: Sightings;
}
