import type { NewAddress, OrderAddress } from '@shopbell/protocol';
import type { Language } from '../language';
import { countriesIn, primaryOf } from '../ranking';

/** An address as somebody has read it out of what a shopper wrote. */
export interface ReadAddress extends Pick<NewAddress, 'address1' | 'city' | 'zip'> {
  readonly name?: string | undefined;
  readonly address2?: string | undefined;
  readonly phone?: string | undefined;
}

/**
 * Where an order goes instead; null where that must be asked for. An address is never guessed: each part of it stands in
 * one message of the shopper. Who gets it stays, unless they name somebody; the floor of the old one does not.
 */
export function wishedAddress(
  read: ReadAddress,
  before: OrderAddress,
  said: readonly string[],
  language: Language,
): NewAddress | null {
  const messages = said.map(plain);
  const { name, address1, address2 = '', city, zip, phone } = read;
  const parts = [name, address1, address2, city, zip, phone].flatMap((part) => part || []);
  const words = messages.findLast((message) => parts.every((part) => isIn(part, message)));
  if (words === undefined || [address1, city, zip].some((part) => part.trim() === '')) return null;
  // Another country is another price.
  if (before.country_code && namesAnother(words, before.country_code, language)) return null;
  return {
    ...{ name: name || before.name, address1, address2 },
    ...{ city, zip, phone: phone || (before.phone ?? '') },
  };
}

function namesAnother(words: string, code: string, language: Language): boolean {
  return [primaryOf(language), 'en'].some((each) => {
    const own = new Intl.DisplayNames(each, { type: 'region' }).of(code);
    return countriesIn(each).some((name) => name !== own && isIn(name, words));
  });
}

/** Whether words are the shopper's own: nothing is put into their mouth. */
export const isSaid = (text: string, said: readonly string[]): boolean =>
  said.some((message) => isIn(text, plain(message)));

const isIn = (part: string, message: string): boolean =>
  plain(part) !== '  ' && message.includes(plain(part));

const plain = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
