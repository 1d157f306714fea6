import type { SspTextKey } from '@shopbell/texts/self-service';
import type { Widget } from '../app/Widget';
import { createTranslator, type Translator } from '../i18n/createTranslator';

/** The words of self-service, with those of the page over them. */
export const sspTextsOf = ({
  launcher,
  details,
  overrides,
}: Pick<Widget, 'launcher' | 'details' | 'overrides'>): Translator<SspTextKey> => {
  const loaded = details.get();
  return createTranslator<SspTextKey>({
    language: loaded?.language ?? launcher.language,
    texts: loaded?.sspTexts ?? {},
    overrides: overrides.get().selfServiceTexts ?? {},
    showKeys: loaded?.settings?.showTranslationKeys ?? false,
    base: {},
  });
};
