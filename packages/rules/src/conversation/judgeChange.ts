import type { Message } from '@shopbell/protocol';

export type ChangeVerdict =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly because: 'not-the-author' | 'deleted' };

/** Only who wrote a message may change it, and only while there is something to change. */
export function judgeChange(
  message: Pick<Message, 'authorId' | 'deletedDatetime'>,
  userId: string,
): ChangeVerdict {
  if (message.authorId !== userId) return { isAllowed: false, because: 'not-the-author' };
  return message.deletedDatetime === undefined
    ? { isAllowed: true }
    : { isAllowed: false, because: 'deleted' };
}
