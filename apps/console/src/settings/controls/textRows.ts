/** A sentence, or one for each plural form. */
type Text = string | { readonly other: string };
type Texts = Readonly<Record<string, Text>>;

export interface TextRow {
  readonly key: string;
  readonly english: string;
  /** Ours, in the language of the chat. */
  readonly standard: string;
  /** The shop's; empty where it has none. */
  readonly own: string;
}

const sentence = (text: Text | undefined): string => (typeof text === 'object' ? text.other : (text ?? ''));

export const textRows = ({
  english,
  standard,
  own,
}: {
  readonly english: Texts;
  readonly standard: Texts;
  readonly own: Readonly<Record<string, string>>;
}): TextRow[] =>
  // A word for a text that we do not have any more can still be taken away.
  [...new Set([...Object.keys(english), ...Object.keys(own)])].map((key) => ({
    key,
    english: sentence(english[key]),
    standard: sentence(standard[key]),
    own: own[key] ?? '',
  }));

export function findTexts(
  rows: readonly TextRow[],
  { search, isOwnOnly }: { readonly search: string; readonly isOwnOnly: boolean },
): TextRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ key, english, standard, own }) => {
    if (isOwnOnly && own === '') return false;
    const all = `${key} ${english} ${standard} ${own}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

const gapsIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))];

/** What shoppers would miss, or read as it stands, in a text of the shop's own; null where it fills in as ours does. */
export function gapAdvice({ english, standard, own }: TextRow): string | null {
  // A text that we do not have any more fills nothing in, and shows nowhere.
  if (own === '' || english === '') return null;
  const [known, used] = [gapsIn(`${english} ${standard}`), gapsIn(own)];
  const missing = known.filter((gap) => !used.includes(gap));
  const unknown = used.filter((gap) => !known.includes(gap));
  const advice = [
    missing.length > 0 && `Without ${missing.join(', ')} this part is not said.`,
    unknown.length > 0 && `Nothing is filled in for ${unknown.join(', ')}: shoppers read it as it stands.`,
  ];
  return advice.filter(Boolean).join(' ') || null;
}
