import type { FieldProblem } from '@shopbell/protocol';

const letterOf = (place: string | undefined): string => String.fromCharCode(66 + Number(place));
const numberOf = (place: string | undefined): number => Number(place) + 1;

/** What is wrong, in words that name the field as the editor does. */
export function problemWords({ path, message }: FieldProblem): string {
  const [part, place, inner, innerPlace] = path;
  if (part === 'variants' && place !== undefined)
    return inner === 'attachments'
      ? `attachment ${numberOf(innerPlace)} of wording ${letterOf(place)} ${message}`
      : `wording ${letterOf(place)} ${message}`;
  if (part === 'triggers' && place !== undefined) return `condition ${numberOf(place)} ${message}`;
  if (part === 'attachments' && place !== undefined) return `attachment ${numberOf(place)} ${message}`;
  return `${path.join('.')} ${message}`.trim();
}
