import { localeOf } from '@shopbell/texts';

/** What Intl takes for a language. One that it does not know as a name must not cost the shopper the chat. */
export function supportedLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(localeOf(language))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
