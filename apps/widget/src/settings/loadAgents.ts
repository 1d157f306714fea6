import type { AgentsStatus } from '@shopbell/rules/availability';
import { fetchJson } from '../http/fetchJson';
import { reportError } from '../log';

/** Who is there to answer. Where that cannot be found out, someone is: a message is kept until it is read. */
export async function loadAgents(baseUrl: string, appId: number): Promise<AgentsStatus> {
  try {
    return await fetchJson<AgentsStatus>(`${baseUrl}/api/applications/${appId}/agents`);
  } catch (error) {
    reportError('Who is there to answer could not be found out.', error);
    return { agents: [], hasAvailableAgents: true, totalNumberOfAgents: 0 };
  }
}
