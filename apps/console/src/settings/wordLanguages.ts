import { chatSettings } from '@shopbell/protocol/schemas';
import { type ReasonsByLanguage, reasonsIn } from '@shopbell/rules/orders';
import type { Draft } from './ChatDraft';
import { valueAt } from './draft';

/** The languages that shoppers may meet the chat in, its own first: in each the shop has words of its own. */
export function wordLanguages(draft: Draft): string[] {
  const shops = (draft.languages as readonly { language: string }[]).map(({ language }) => language);
  const forced = valueAt(draft, ['preferences', 'languageOverride']);
  return [...new Set([draft.language, ...shops, forced].filter((each) => typeof each === 'string'))];
}

/** The language somebody chose to look at, while the shop has it; otherwise the one that most shoppers see. */
export function shownLanguage(draft: Draft, chosen: string | null): string {
  const forced = valueAt(draft, ['preferences', 'languageOverride']);
  if (chosen !== null && wordLanguages(draft).includes(chosen)) return chosen;
  return typeof forced === 'string' ? forced : String(draft.language);
}

const { introductionText, offlineIntroductionText } = chatSettings.parse({
  name: '-',
  domains: [],
}).decoration;

/** The settings as a shopper of one language meets them, whatever the browser that looks at them prefers. */
export function inLanguage(draft: Draft, language: string): Draft {
  const pinned = {
    ...draft,
    selfService: withReasonsIn(draft, language),
    language,
    languages: [{ language, primary: true }],
    preferences: { ...(draft.preferences as Draft), languageOverride: null },
  };
  if (language === draft.language) return pinned;
  // The greetings of the settings are in the language of the chat; in the others the texts greet.
  const decoration = { ...(draft.decoration as Draft), introductionText, offlineIntroductionText };
  return { ...pinned, decoration };
}

const reasonLists = ['reportReasons', 'returnReasons', 'cancelReasons'] as const;

/** A chat that speaks one language only cannot fall back to that of the chat any more: what it would find stands there. */
function withReasonsIn(draft: Draft, language: string): Draft {
  const selfService = draft.selfService as Draft & Record<(typeof reasonLists)[number], ReasonsByLanguage>;
  const found = reasonLists.map((list) => [
    list,
    { [language]: reasonsIn(selfService[list], language, String(draft.language)) },
  ]);
  return { ...selfService, ...Object.fromEntries(found) };
}
