import type { TextsByKey } from './createTranslator';

export interface LanguageTexts {
  readonly language: string;
  readonly texts: TextsByKey;
  readonly sspTexts: TextsByKey;
}

export interface LoadTextsOptions {
  readonly baseUrl: string;
  readonly onError: (error: unknown) => void;
  readonly fetch?: typeof fetch;
}

/** The texts of the recommended language. What is configured is at hand, and is what remains when the call fails. */
export async function loadTexts(
  recommended: string,
  configured: LanguageTexts,
  { baseUrl, onError, fetch = globalThis.fetch }: LoadTextsOptions,
): Promise<LanguageTexts> {
  if (recommended === configured.language) return configured;
  try {
    const response = await fetch(`${baseUrl}/api/translations?lang=${encodeURIComponent(recommended)}`);
    if (!response.ok) throw new Error(`Translations answered ${response.status}`);
    const { texts, sspTexts } = (await response.json()) as Omit<LanguageTexts, 'language'>;
    return { language: recommended, texts, sspTexts };
  } catch (error) {
    onError(error);
    return configured;
  }
}
