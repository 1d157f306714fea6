import { type Page, readStartPage } from './resolvePage';

export interface DeepLinks {
  readonly page: Page | null;
  readonly message: string | null;
  readonly isOpening: boolean;
  readonly isPreview: boolean;
}

/** What the address of the shop's page asks of the chat. */
export function readDeepLinks(search: string): DeepLinks {
  const isSet = (name: string) => ![null, 'false'].includes(queryValue(search, name));
  return {
    page: readStartPage(queryValue(search, 'chat-page')),
    message: queryValue(search, 'chat-message'),
    isOpening: asksToOpen(search),
    isPreview: isSet('preview-mode'),
  };
}

/** Any value but `false` (DL-03). Apart from the others, since the snippet's script has no room for all of them. */
export const asksToOpen = (search: string): boolean => /[?&]open-chat(?=[=&]|$)(?!=false(&|$))/.test(search);

/** The first value of that name, decoded; what cannot be decoded is given as it is written (DL-06). */
export function queryValue(search: string, name: string): string | null {
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [key = '', ...value] = pair.split('=');
    if (decode(key) === name) return decode(value.join('='));
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
