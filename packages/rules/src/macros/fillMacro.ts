/** What a macro can name. */
export const macroVariables = [
  'visitor.name',
  'visitor.firstName',
  'visitor.email',
  'agent.name',
  'agent.firstName',
  'shop.name',
] as const;
export type MacroVariable = (typeof macroVariables)[number];

/** What is not known is null. */
export type MacroFacts = Readonly<Record<MacroVariable, string | null>>;

const place = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

/**
 * Puts names into their places. `{{visitor.name|there}}` says what to write where the name is not known; without that
 * the place stays as it is and is told as missing, so that nobody sends "Hello ,".
 */
export function fillMacro(
  text: string,
  facts: MacroFacts,
): { readonly text: string; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const filled = text.replace(place, (whole, written: string, otherwise: string | undefined) => {
    const name = written.trim();
    const value = isVariable(name) ? facts[name] : null;
    if (value !== null && value !== '') return value;
    if (otherwise !== undefined) return otherwise.trim();
    missing.push(name);
    return whole;
  });
  return { text: filled, missing };
}

/** Places that nothing will ever fill. */
export const unknownVariables = (text: string): readonly string[] =>
  [...text.matchAll(place)].map(([, name = '']) => name.trim()).filter((name) => !isVariable(name));

const isVariable = (name: string): name is MacroVariable =>
  (macroVariables as readonly string[]).includes(name);

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
