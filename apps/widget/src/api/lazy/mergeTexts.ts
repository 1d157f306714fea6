import type { TextsByKey } from '../../i18n';

export type MergedTexts = { readonly texts: TextsByKey } | { readonly error: string };

/** What the page hands to updateTexts, laid over the texts so far. Only sentences count; unknown keys do no harm. */
export function mergeTexts(texts: TextsByKey, given: unknown): MergedTexts {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { error: 'The first parameter must be an object.' };
  const sentences = Object.entries(given).filter(([, text]) => typeof text === 'string');
  return { texts: { ...texts, ...Object.fromEntries(sentences) } };
}
