import type { ComposedFeature, Host } from '../feature/Feature';
import type { Agents } from '../features/agents';
import type { ConversationsService } from '../features/conversations';
import type { Shops } from '../features/shops';
import type { VisitorsService } from '../features/visitors';
import type { Visits } from '../http/Visits';

export interface RealtimeDependencies extends Host {
  readonly visits: Visits;
  readonly features: readonly ComposedFeature[];
  readonly shops: Shops;
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
}
