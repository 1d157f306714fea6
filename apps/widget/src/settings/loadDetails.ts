import type { ApplicationSettings, LauncherSettings } from '@shopbell/protocol';
import { chooseLanguage } from '@shopbell/rules/language';
import { loadChunk } from '../chunks/loadChunk';
import { fetchJson } from '../http/fetchJson';
import { patiently } from '../http/patiently';
import type { TextsByKey } from '../i18n';
import { reportError } from '../log';

export interface Details {
  /** Null where the server did not give them: the chat goes on with what the script carried. */
  readonly settings: ApplicationSettings | null;
  readonly language: string;
  readonly texts: TextsByKey;
  readonly sspTexts: TextsByKey;
}

const problem = 'The settings of the chat could not be loaded in full.';

type Translations = Pick<Details, 'texts' | 'sspTexts'>;

/** The shopper's language where the shop speaks it; known before anything is loaded. */
export const recommendedLanguage = ({ preferences, language, languages }: LauncherSettings): string =>
  chooseLanguage({
    override: preferences.languageOverride ?? null,
    browserLanguages: navigator.languages,
    shopLanguages: languages ?? [{ language, primary: true }],
    shopLanguage: language,
  });

/** All that the window needs beyond the script's own data, in the recommended language where its texts come. */
export async function loadDetails(baseUrl: string, launcher: LauncherSettings): Promise<Details> {
  const recommended = recommendedLanguage(launcher);
  const isOther = recommended !== launcher.language;
  const [settings, translations] = await Promise.all([
    patiently(
      () => fetchJson<ApplicationSettings>(`${baseUrl}/api/applications/${launcher.appId}/settings`),
      problem,
    ),
    isOther
      ? attempt<Translations>(`${baseUrl}/api/translations?lang=${recommended}&appId=${launcher.appId}`)
      : null,
  ]);
  const texts = translations ?? settings ?? (await attemptEnglish());
  return {
    settings,
    language: isOther && !translations ? launcher.language : recommended,
    texts: texts?.texts ?? {},
    sspTexts: texts?.sspTexts ?? {},
  };
}

/** Neither settings nor texts came: the rest of our English may still, since it lies with the app. */
async function attemptEnglish(): Promise<Translations | null> {
  try {
    const { englishTexts } = await loadChunk('english', () => import('@shopbell/texts/english'));
    return { texts: englishTexts, sspTexts: {} };
  } catch (error) {
    reportError('The texts of the chat could not be loaded.', error);
    return null;
  }
}

async function attempt<Answer>(url: string): Promise<Answer | null> {
  try {
    return await fetchJson<Answer>(url);
  } catch (error) {
    reportError(problem, error);
    return null;
  }
}
