import type { VisitorState } from '@shopbell/client/visitor';

/** Whether the button for a person was pressed and nobody has said anything to it yet; after a reload as well. */
export function isAskingPerson(
  { messages, outbox }: Pick<VisitorState['conversation'], 'messages' | 'outbox'>,
  label: string,
): boolean {
  const isOnItsWay = outbox.some(
    ({ message, delivery }) => message.metadata?.isForPerson === true && delivery.kind !== 'unsent',
  );
  const last = messages.at(-1);
  return isOnItsWay || (last !== undefined && !last.fromAgent && last.content.text === label);
}
