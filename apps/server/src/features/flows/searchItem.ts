import type { FlowContent } from '@shopbell/protocol';
import { loadedLanguage } from '@shopbell/rules/language';
import type { SearchItem } from '../search';

/** chosen: what a flow is about is said in its first words. */
const messagesSearched = 3;

/** By what a flow is found: what it is called, what shoppers say who need it, and its first words. */
export function searchItem(
  shopId: number,
  id: string,
  { name, language, triggers, steps }: FlowContent,
): SearchItem {
  const words = steps.flatMap((step) => ('text' in step ? [step.text] : [])).slice(0, messagesSearched);
  return {
    ...{ shopId, kind: 'flow', id, language: loadedLanguage(language), title: name },
    body: [...triggers, ...words].join('\n'),
  };
}
