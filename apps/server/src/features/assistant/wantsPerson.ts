import type { Message, MessageMetadata } from '@shopbell/protocol';
import { asksForPerson } from '@shopbell/rules/asking-for-a-person';
import { loadedLanguage } from '@shopbell/rules/language';
import { type App, textsOfApp } from '../shops';

interface Heard {
  readonly app: Pick<App, 'settings'>;
  readonly place: { readonly language: string };
  readonly message: Pick<Message, 'content'>;
  readonly metadata: Pick<MessageMetadata, 'isForPerson'>;
}

/** By the button, by what the shop has written on it, or in words of their own. */
export function wantsPerson({ app, place: { language }, message: { content }, metadata }: Heard): boolean {
  const { aiAgentAskPerson } = textsOfApp(app, loadedLanguage(language)).texts;
  const isLabel = content.text.trim() === aiAgentAskPerson;
  return metadata.isForPerson === true || isLabel || asksForPerson(content.text, language);
}
