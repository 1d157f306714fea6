import { allowedDataTypes, allowedSchemes } from './allowList';

const schemePattern = new RegExp(`^(?:${allowedSchemes.join('|')}):`, 'i');
/** A picture that is whole in its address. */
export const dataPattern = new RegExp(
  `^data:image/(?:${allowedDataTypes.join('|')});base64,[a-z0-9+/]+={0,2}$`,
  'i',
);

/** Control characters become spaces (SAN-10): browsers drop some of them, and `java\tscript:` would be whole again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const withoutControls = (value: string): string => value.replaceAll(/[\u0000-\u001f\u007f]/g, ' ');

/**
 * An address as it may stand in `href` or `src`, or null. Everything before the first `/`, `?` or `#` that has a colon
 * is read as a scheme, whatever stands in it, so that only known schemes pass (SAN-04 to SAN-06, SAN-09).
 */
export function vetUrl(value: string): string | null {
  const url = withoutControls(value).trim();
  if (schemePattern.test(url)) return url;
  const beforePath = /^[^/?#]*/.exec(url)?.[0] ?? '';
  const isOfThisHost = !beforePath.includes(':') && !/^[/\\]{2}/.test(url) && !url.includes('\\');
  return url !== '' && isOfThisHost ? url : null;
}
