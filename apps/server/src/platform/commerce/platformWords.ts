import { CommerceError } from './CommercePlatform';

/** A platform's word in ours; null for one that nobody knows, such as one that it has only now begun to use. */
export const inOurWords = <Ours extends string>(
  table: Readonly<Record<string, Ours>>,
  word: string | number | null | undefined,
): Ours | null => (word != null && Object.hasOwn(table, word) ? (table[word] as Ours) : null);

/** As ISO 8601. Where it names no zone, the platform means UTC. */
export function instantOf(text: string): string {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)$/i.test(text.trim());
  const instant = new Date(hasZone ? text : `${text.trim().replace(' ', 'T')}Z`);
  if (Number.isNaN(instant.getTime())) throw new CommerceError('unreadable', 'A time cannot be read');
  return instant.toISOString();
}

/** Null for what is there and says nothing. */
export const textOf = (text: string | null | undefined): string | null =>
  text == null || text.trim() === '' ? null : text;

/** `#1001`, `SEN0815-66`: the digits of what people call it, or another number where it has none. */
export function numberIn(name: string, otherwise: number): number {
  const digits = name.replace(/\D/g, '');
  return digits === '' || digits.length > 15 ? otherwise : Number(digits);
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Some say only the code. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** Most keep names in two parts; what stands last is taken for the family's. */
export function nameParts(name: string): { readonly first: string; readonly last: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first: words.join(' '), last };
}
