import type { Access } from './access';
import type { EmailGate } from './emailGate';
import type { Visitors } from './service';
import type { Tokens } from './tokens';

/** What other features may ask about shoppers. */
export interface VisitorsService extends Visitors {
  readonly tokens: Tokens;
  readonly access: Access;
  readonly emailGate: EmailGate;
}
