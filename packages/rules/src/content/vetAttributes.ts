import { allowedAttributes, allowedAttributesOf } from './allowList';
import { vetStyle } from './vetStyle';
import { dataPattern, vetUrl, withoutControls } from './vetUrl';

const everywhere: ReadonlySet<string> = new Set(allowedAttributes);

/** The attributes an allowed element may keep, with vetted values (SAN-02, SAN-10). */
export function vetAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]) => {
    if (!everywhere.has(name) && !allowedAttributesOf[tag]?.includes(name)) return [];
    const text = withoutControls(value);
    // In a picture only: as a link it would open a page of somebody else's making (tension 39).
    const isPicture = tag === 'img' && name === 'src' && dataPattern.test(text);
    const vetted = isPicture ? text : vetValue(name, text);
    return vetted === null ? [] : [[name, vetted] as const];
  });
  const vetted = Object.fromEntries(kept);
  // A page that a link opens must not reach back into the shop's.
  return tag === 'a' && vetted.href !== undefined && !vetted.href.startsWith('#')
    ? { ...vetted, target: '_blank', rel: 'noopener noreferrer' }
    : vetted;
}

function vetValue(name: string, value: string): string | null {
  switch (name) {
    case 'href':
    case 'src':
      return vetUrl(value);
    case 'data-video-src':
      return /^https?:/i.test(value.trim()) ? vetUrl(value) : null;
    case 'style': {
      const declarations = vetStyle(value).map(([property, plain]) => `${property}: ${plain}`);
      return declarations.length > 0 ? declarations.join('; ') : null;
    }
    case 'width':
    case 'height':
      return /^\d{1,4}%?$/.test(value.trim()) ? value.trim() : null;
    case 'class':
      return /^[-\w ]{1,200}$/.test(value) ? value : null;
    case 'target':
      return value === '_blank' ? value : null;
    default:
      return value;
  }
}
