import type { ChatFlowStage } from '@shopbell/rules/conversation';
import { toJson } from '@shopbell/rules/json';
import { perWidget } from '../../app/perWidget';
import type { Widget } from '../../app/Widget';
import type { ChatClient } from '../../client';
import type { OfflineCapture } from '../OfflineCapture';
import { whenConnected } from './whenConnected';

/** The form is the prompt, and to send it the choice (MSG-43). */
const stages = [
  'FIRST_MESSAGE_SENT',
  'NEXT_ACTIONS_PROMPT_DISPLAYED',
  'ACTION_SELECTED',
  'FINISHED_OFFLINE_CAPTURE',
] as const satisfies readonly ChatFlowStage[];

/** Sends what a shopper leaves for later. The same words sent again after a failure are stored once. */
function createOfflineSender() {
  let failed: { readonly content: string; readonly messageId: string } | null = null;
  let isFirst = true;

  return async (client: ChatClient, capture: OfflineCapture): Promise<boolean> => {
    client.connect();
    client.setEmail(capture.email);
    if (!(await whenConnected(client.store))) return false;
    const { name, email, message } = capture;
    const content = toJson(capture);
    const type = isFirst ? 'pending-offline-capture-init' : 'pending-offline-capture-additional-message';
    const outcome = await client.sendFlow(
      type,
      {
        content: { type: 'text', text: message },
        metadata: client.metadata(),
        ...(isFirst && { email, ...(name && { name }) }),
      },
      failed?.content === content ? { again: failed.messageId } : {},
    );
    if (outcome.kind === 'confirmed') {
      isFirst = false;
      for (const stage of stages) client.dispatch({ type: 'stage-reached', stage });
    }
    failed = outcome.kind === 'failed' ? { content, messageId: outcome.messageId } : null;
    return outcome.kind === 'confirmed';
  };
}

const senderOf = perWidget(() => ({ send: createOfflineSender() }));

/** True once the server has it. */
export const captureOffline = (widget: Widget, capture: OfflineCapture): Promise<boolean> =>
  widget.client.run((client) => senderOf(widget).send(client, capture));
