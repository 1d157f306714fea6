import type { ContentOf, MessageContent } from '@shopbell/protocol';

/** What a message can be. */
export type ContentKind = MessageContent['type'];

/**
 * What stands for a message of each kind that came without words, wherever it is only named: in a list, and aloud to
 * who does not see it. Each app has a table of views beside this one; a kind that is missing in one of them does not
 * compile.
 */
const namesOf: { readonly [Kind in ContentKind]: ((content: ContentOf<Kind>) => string | undefined) | null } =
  {
    text: null,
    // The server writes the words of markup beside it.
    html: null,
    attachments: ({ attachments = [] }) => attachments.map(({ name }) => name).join(', '),
    'optional-email-capture-form': null,
    'self-service-email-capture-form': null,
    'verification-request': null,
    'field-capture-form': ({ metadata }) => metadata?.field.label,
    'article-recommendation': ({ metadata }) => metadata.title,
    video: ({ metadata }) => metadata.title || metadata.url,
    'order-action': ({ metadata }) => metadata.orderName,
    'order-request': ({ metadata }) => metadata.orderName,
    'assistant-proposal': ({ metadata: { orderName, lines } }) => [orderName, ...lines].join(', '),
  };

/** What a list shows of a message, and a screen reader says: its words, or the names of what it holds instead. */
export function listText(content: MessageContent): string {
  const nameOf: ((content: never) => string | undefined) | null = namesOf[content.type];
  return content.text.trim() !== '' ? content.text : (nameOf?.(content as never) ?? '');
}

/** What a mail says of a message: an article is of no use there without where it stands. */
export const mailedText = (content: MessageContent): string =>
  content.type === 'article-recommendation' ? `${content.text}\n${content.metadata.url}` : content.text;
