import type { Accounts } from './accounts';
import type { Passwords } from './passwords';
import type { Agents } from './service';
import type { SignIns } from './signIns';
import type { TwoFactor } from './twoFactor';

/** What other features may ask about people and their accounts. */
export interface AgentsService extends Agents {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
  readonly twoFactor: Pick<TwoFactor, 'prove'>;
  readonly onSessionEnded: (sessionId: string) => void;
}
