import type { VisitorParts } from './composeVisitor';
import type { VisitorClientOptions } from './VisitorClient';

/** What is remembered of the moment something is sent, and of the first one where it began. */
export function noteSending(options: VisitorClientOptions, { key, current, shown }: VisitorParts): void {
  const { environment, storage } = options;
  const nowMs = String(environment.now());
  storage.write(key('last-active'), nowMs);
  storage.write(key('last-pending-time'), nowMs);
  const isOnline = options.isChatOnline?.() ?? null;
  if (isOnline !== null) storage.write(key('last-pending-online'), String(isOnline));
  const { messages, outbox } = current.channel().store.get().conversation;
  const context = messages.length + outbox.length === 0 && options.startContext?.();
  if (context) shown.note({ type: 'begun', context });
  shown.note({ type: 'stage-reached', stage: 'FIRST_MESSAGE_SENT' });
}
