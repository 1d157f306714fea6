import type { VisitorClient } from '@shopbell/client/visitor';
import type { MessageMetadata } from '@shopbell/protocol';
import type { OfflineCapture } from '../OfflineCapture';
import { whenConnected } from './whenConnected';

export type OfflineSender = ReturnType<typeof createOfflineSender>;

/** Sends what a shopper leaves for later. The same words sent again after a failure are stored once. */
export function createOfflineSender() {
  let failed: { readonly content: string; readonly messageId: string } | null = null;
  let isFirst = true;

  return async (
    client: VisitorClient,
    capture: OfflineCapture,
    metadata: MessageMetadata,
  ): Promise<boolean> => {
    client.connect();
    client.setEmail(capture.email);
    if (!(await whenConnected(client.store))) return false;
    const { name, email, message } = capture;
    const content = JSON.stringify(capture);
    const type = isFirst ? 'pending-offline-capture-init' : 'pending-offline-capture-additional-message';
    const outcome = await client.sendFlow(
      type,
      {
        content: { type: 'text', text: message },
        metadata,
        ...(isFirst && { email, ...(name && { name }) }),
      },
      failed?.content === content ? { again: failed.messageId } : {},
    );
    if (outcome.kind === 'confirmed') isFirst = false;
    failed = outcome.kind === 'failed' ? { content, messageId: outcome.messageId } : null;
    return outcome.kind === 'confirmed';
  };
}
