import type { ApplicationSettings, LauncherSettings } from '@shopbell/protocol';
import { chooseLanguage } from '@shopbell/rules/language';
import { fetchJson } from '../http/fetchJson';
import type { TextsByKey } from '../i18n';
import { reportError } from '../log';

export interface Details {
  /** Null where the server did not give them: the chat goes on with what the script carried. */
  readonly settings: ApplicationSettings | null;
  readonly language: string;
  readonly texts: TextsByKey;
  readonly sspTexts: TextsByKey;
}

type Translations = Pick<Details, 'texts' | 'sspTexts'>;

/** All that the window needs beyond the script's own data, in the shopper's language where there is one. */
export async function loadDetails(baseUrl: string, launcher: LauncherSettings): Promise<Details> {
  const recommended = chooseLanguage({
    override: launcher.preferences.languageOverride,
    browserLanguages: navigator.languages,
    shopLanguages: launcher.languages,
    shopLanguage: launcher.language,
  });
  const isOther = recommended !== launcher.language;
  const [settings, translations] = await Promise.all([
    attempt<ApplicationSettings>(`${baseUrl}/api/applications/${launcher.appId}/settings`),
    isOther ? attempt<Translations>(`${baseUrl}/api/translations?lang=${recommended}`) : null,
  ]);
  const texts = translations ?? settings;
  return {
    settings,
    language: isOther && !translations ? launcher.language : recommended,
    texts: texts?.texts ?? {},
    sspTexts: texts?.sspTexts ?? {},
  };
}

async function attempt<Answer>(url: string): Promise<Answer | null> {
  try {
    return await fetchJson<Answer>(url);
  } catch (error) {
    reportError('The settings of the chat could not be loaded in full.', error);
    return null;
  }
}
