import type { StateWord } from '@shopbell/rules/orders';
import { useSspTexts } from './useSspTexts';

/** Where something stands, in words; the colour only repeats them. */
export function Pill({ word: { textKey, tone } }: { readonly word: StateWord }) {
  const { t } = useSspTexts();
  return <span className={`pill ${tone}`}>{t(textKey)}</span>;
}
