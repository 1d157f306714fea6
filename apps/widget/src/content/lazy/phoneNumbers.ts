import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** Where a number without a country code is meant to be: where the browser's language is spoken. */
function homeCountry(): CountryCode | undefined {
  const region = new Intl.Locale(navigator.language).maximize().region ?? '';
  return isSupportedCountry(region) ? region : undefined;
}

/** A number in its international form, or null where it is none. */
export function readPhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text, homeCountry());
  return number?.isValid() ? number.number : null;
}

export const formatWhileTyping = (text: string): string => new AsYouType(homeCountry()).input(text);
