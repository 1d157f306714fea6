import type { Widget } from '../app/Widget';
import { createTranslator } from '../i18n/createTranslator';

/** The words of the details in hand, with those of the page over them. */
export function retranslate({ launcher, details, overrides, translator }: Widget): void {
  const loaded = details.get();
  translator.update(() =>
    createTranslator({
      language: loaded?.language ?? launcher.language,
      texts: loaded?.texts ?? {},
      overrides: overrides.get().texts ?? {},
      showKeys: loaded?.settings?.showTranslationKeys ?? false,
    }),
  );
}
