import type { MessageContent, MessageMetadata } from '@shopbell/protocol';

export interface Said {
  readonly content: MessageContent;
  readonly metadata?: MessageMetadata | undefined;
}

/** Words that ask for something about an order say so to programs as well: agents read them as a card. */
export function withRequest({ content, metadata }: Said): MessageContent {
  const isSaid = (content.type === 'text' || content.type === 'attachments') && content.text !== '';
  if (!metadata?.selfServiceFlow || !isSaid) return content;
  const { kind, orderName } = metadata.selfServiceFlow;
  return { ...content, metadata: { ...content.metadata, request: { kind, orderName } } };
}
