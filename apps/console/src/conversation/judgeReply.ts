import { limits } from '@shopbell/protocol';

export type ReplyVerdict =
  | { readonly canSend: true; readonly text: string }
  /** Characters over the limit; 0 when there is simply nothing to send. */
  | { readonly canSend: false; readonly excess: number };

/** Spaces and empty lines around a reply are slips of the hand; those inside it are the agent's. */
export function judgeReply(draft: string): ReplyVerdict {
  const text = draft.trim();
  const excess = Math.max(0, text.length - limits.messageTextMax);
  return text !== '' && excess === 0 ? { canSend: true, text } : { canSend: false, excess };
}
