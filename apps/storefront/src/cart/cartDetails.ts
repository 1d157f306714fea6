import { cookieText, cookieValue } from '../shell/cookies';
import { asFields, type Fields, parseJson } from '../shell/fields';

export type CartDetails = { note: string; attributes: Readonly<Record<string, string>> };

export const noDetails: CartDetails = { note: '', attributes: {} };

const keptForSeconds = 14 * 24 * 60 * 60;
/** Browsers drop a cookie of more than 4 kB without a word. */
const longestCookie = 3_500;

export function readDetails(cookieHeader: string | undefined): CartDetails {
  const text = Buffer.from(cookieValue(cookieHeader, 'cart_details'), 'base64url').toString('utf8');
  const { note, attributes } = asFields(parseJson(text));
  return { note: typeof note === 'string' ? note : '', attributes: textsOf(asFields(attributes)) };
}

/** `{note?, attributes?}` or the form's `note` and `attributes[name]`; what is not named stays as it is. */
export function changeDetails(details: CartDetails, body: unknown): CartDetails {
  const fields = asFields(body);
  const named = Object.entries(fields).flatMap(([name, value]) => {
    const attribute = /^attributes\[([^\]]+)\]$/.exec(name)?.[1];
    return attribute === undefined ? [] : [[attribute, value] as const];
  });
  const changes = { ...textsOf(asFields(fields.attributes)), ...textsOf(Object.fromEntries(named)) };
  return {
    note: typeof fields.note === 'string' ? fields.note : details.note,
    attributes: withoutEmpty({ ...details.attributes, ...changes }),
  };
}

/** Null where it would not fit. */
export function detailsCookie(details: CartDetails, isSecure: boolean): string | null {
  const isEmpty = details.note === '' && Object.keys(details.attributes).length === 0;
  const value = isEmpty ? '' : Buffer.from(JSON.stringify(details)).toString('base64url');
  return value.length > longestCookie ? null : cookieText('cart_details', value, keptForSeconds, isSecure);
}

function textsOf(fields: Fields): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    name === '__proto__' || typeof value === 'object' ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(entries);
}

/** Shopify takes an attribute away when its value is empty. */
function withoutEmpty(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}
