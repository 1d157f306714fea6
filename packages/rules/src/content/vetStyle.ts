import { allowedFunctions, allowedProperties } from './allowList';

const properties: ReadonlySet<string> = new Set(allowedProperties);
const functions: ReadonlySet<string> = new Set(allowedFunctions);
const valueMaxLength = 100;

/** The declarations of a `style` attribute that may be applied, in order (SAN-08). */
export function vetStyle(style: string): [property: string, value: string][] {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    return colon > 0 && properties.has(property) && isPlainValue(value) ? [[property, value]] : [];
  });
}

/** Words, numbers and colours; no quote, escape, comment, address or function but those that mix colours. */
function isPlainValue(value: string): boolean {
  if (
    value === '' ||
    value.length > valueMaxLength ||
    !/^[-\w#%.,()/ ]+$/.test(value) ||
    value.includes('/*')
  )
    return false;
  return [...value.matchAll(/([-\w]{0,100}) {0,100}\(/g)].every(([, name = '']) =>
    functions.has(name.toLowerCase()),
  );
}
