import { useStore } from '@shopbell/looks';
import { type ReasonsByLanguage, reasonsIn } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useWidget } from '../../app/WidgetContext';
import { useSspTexts } from './useSspTexts';

/** What a shopper chooses from: the shop's own words where it has any. */
export function useReasons(
  own: ReasonsByLanguage | undefined,
  usual: readonly SspTextKey[],
): readonly string[] {
  const { t, language } = useSspTexts();
  const chatLanguage = useStore(useWidget().details)?.settings?.language ?? language;
  const found = reasonsIn(own, language, chatLanguage);
  return found.length > 0 ? found : usual.map((key) => t(key));
}
