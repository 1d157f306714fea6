import type { Accounts } from './accounts';
import type { Passwords } from './passwords';
import type { Agents } from './service';
import type { SignIns } from './signIns';

/** What other features may ask about people and their accounts. */
export interface AgentsService extends Agents {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
  readonly onSessionEnded: (sessionId: string) => void;
}
