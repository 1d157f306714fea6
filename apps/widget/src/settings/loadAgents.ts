import type { AgentsStatus } from '@shopbell/rules/availability';
import { fetchJson } from '../http/fetchJson';
import { patiently } from '../http/patiently';

/** Who is there to answer; null where that cannot be found out. */
export const loadAgents = (baseUrl: string, appId: number): Promise<AgentsStatus | null> =>
  patiently(
    () => fetchJson<AgentsStatus>(`${baseUrl}/api/applications/${appId}/agents`),
    'Who is there to answer could not be found out.',
  );
