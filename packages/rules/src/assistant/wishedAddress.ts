import type { NewAddress, OrderAddress } from '@shopbell/protocol';
import type { Language } from '../language';
import { countriesIn, primaryOf } from '../ranking';

/** An address as somebody has read it out of what a shopper wrote. */
export type ReadAddress = Pick<NewAddress, 'address1' | 'city' | 'zip'> & Partial<NewAddress>;

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
  const parts = Object.values(read).filter(Boolean);
  const words = messages.findLast((message) => parts.every((part) => isIn(part, message)));
  if (words === undefined || [read.address1, read.city, read.zip].some((part) => part.trim() === ''))
    return null;
  // Another country is another price.
  if (before.country_code && namesAnother(words, before.country_code, language)) return null;
  return {
    ...{ name: read.name || before.name, address1: read.address1, address2: read.address2 ?? '' },
    ...{ city: read.city, zip: read.zip, phone: read.phone || (before.phone ?? '') },
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

const isIn = (part: string, message: string): boolean => plain(part) !== '  ' && message.includes(plain(part));

const plain = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
