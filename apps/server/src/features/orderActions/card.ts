import { createHash } from 'node:crypto';
import type { ContentOf, MessageId, NewAddress } from '@shopbell/protocol';
import { loadedLanguage } from '@shopbell/rules/language';
import type { ReturnedItem } from '@shopbell/rules/orders';
import { type App, textsOfApp } from '../shops';
import type { Intent } from './store';

const textKeys = {
  cancel: { done: 'actionCancelDone', open: 'actionCancelAsked' },
  address: { done: 'actionAddressDone', open: 'actionAddressAsked' },
  return: { done: 'actionReturnDone', open: 'actionReturnAsked' },
} as const;

/** What the conversation says of it: what was done, or else what somebody is asked to do. */
export function cardOf(
  { wish, state, actor, orderName, language, key, returnedItems }: Intent,
  app: Pick<App, 'settings'>,
): ContentOf<'order-action'> {
  if (state === 'intended') throw new Error('What is not settled is not told');
  const { sspTexts } = textsOfApp(app, loadedLanguage(language));
  const sentence = sspTexts[textKeys[wish.kind][state === 'done' ? 'done' : 'open']];
  const reason = wish.kind === 'address' ? undefined : wish.reason?.trim();
  const items = returnedItems.flatMap((item) => itemLines(item, sspTexts.returnComes));
  const lines = wish.kind === 'address' ? linesOf(wish.address) : [...items, reason];
  return {
    type: 'order-action',
    text: [sentence.replaceAll('{number}', orderName), ...lines].filter(Boolean).join('\n'),
    metadata: {
      ...{ kind: wish.kind, orderName, state, by: actor, language, key },
      ...(reason && { reason }),
      ...(wish.kind === 'address' && { address: wish.address }),
      ...(wish.kind === 'return' && { items: wish.items }),
    },
  };
}

const itemLines = ({ quantity, title, instead }: ReturnedItem, comes: string): readonly string[] => [
  `• ${quantity} × ${title}`,
  ...(instead === null ? [] : [`${comes}: ${quantity} × ${instead}`]),
];

const linesOf = ({ name, address1, address2, zip, city, phone }: NewAddress): readonly string[] => [
  ...[name, address1, address2, `${zip} ${city}`, phone],
];

/** The same card has the same key, however often it is sent; on the wire that is a number. */
export const cardKeyOf = ({ id }: Pick<Intent, 'id'>): MessageId =>
  String(createHash('sha256').update(id).digest().readUIntBE(0, 6)) as MessageId;
