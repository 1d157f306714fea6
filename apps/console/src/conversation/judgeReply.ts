import { limits } from '@shopbell/protocol';

export type ReplyVerdict =
  | { readonly canSend: true; readonly text: string }
  /** Characters over the limit; 0 when there is simply nothing to send. */
  | { readonly canSend: false; readonly excess: number };

/** What goes with a reply may be all of it. Spaces and empty lines around a reply are slips of the hand; those inside it are the agent's. */
export function judgeReply(draft: string, attachedCount = 0): ReplyVerdict {
  const text = draft.trim();
  const excess = Math.max(0, text.length - limits.messageTextMax);
  return (text !== '' || attachedCount > 0) && excess === 0
    ? { canSend: true, text }
    : { canSend: false, excess };
}
