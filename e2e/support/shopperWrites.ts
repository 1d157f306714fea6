import { createTestPoller, textFrame } from '../../apps/server/src/testing/TestPoller';
import type { Desk } from './startDesk';

/** Words of a shopper whom nobody sees: they come to the desk as from any browser, without one. */
export async function shopperWrites({ baseUrl }: Desk, text: string, appKey = 'demo'): Promise<void> {
  const { id: appId } = await (await fetch(`${baseUrl}/api/applications/${appKey}/settings`)).json();
  const { headers } = await fetch(`${baseUrl}/auth?appId=${appId}`);
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const { status } = await createTestPoller({ baseUrl, appId, token }).post(
    textFrame(text, String(Date.now())),
  );
  if (status !== 204) throw new Error(`“${text}” was answered with ${status}`);
}
