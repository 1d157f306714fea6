import type { HelpdeskBot, Message, SenderInfo } from '@shopbell/protocol';

/** Signals are for programs; only messages become bubbles (MSG-04). */
export const isShown = ({ kind = 'message' }: Pick<Message, 'kind'>): boolean => kind === 'message';

/** Which bot speaks; a bot that does not say is the ordinary one (MSG-13). Null for people. */
export const helpdeskBotOf = (sender: SenderInfo | null): HelpdeskBot | null =>
  sender?.isBot ? (sender.helpdeskBot ?? 'gorgias_bot') : null;
