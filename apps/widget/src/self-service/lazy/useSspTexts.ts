import { useStore } from '@shopbell/looks';
import { localeOf } from '@shopbell/texts';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useMemo } from 'react';
import { useWidget } from '../../app/WidgetContext';
import type { Translator } from '../../i18n';
import { sspTextsOf } from '../sspTextsOf';

export interface SspTranslator extends Translator<SspTextKey> {
  /** To the cent, in the currency of the order. */
  readonly money: (amount: string, currency: string) => string;
  readonly date: (instant: string) => string;
}

/** The words of self-service in the shopper's language. */
export function useSspTexts(): SspTranslator {
  const widget = useWidget();
  const details = useStore(widget.details);
  const { selfServiceTexts } = useStore(widget.overrides);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read from their stores
  return useMemo(() => {
    const texts = sspTextsOf(widget);
    const locale = localeOf(texts.language);
    return {
      ...texts,
      money: (amount, currency) => moneyIn(locale, amount, currency),
      date: (instant) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant)),
    };
  }, [widget, details, selfServiceTexts]);
}

function moneyIn(locale: string, amount: string, currency: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
  } catch {
    // A currency that nobody knows.
    return `${amount} ${currency}`;
  }
}
