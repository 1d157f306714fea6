import { type OutgoingMessage, storageKey, type UnsentWords, type WindowConfig } from '@shopbell/protocol';
import { queryValue } from '@shopbell/rules/pages';
import { buildElement } from '../buildElement';
import { fitField } from './fitField';
import { keepText } from './keepText';

export interface EarlyField {
  readonly element: HTMLTextAreaElement;
  readonly sent: readonly OutgoingMessage[];
  calm(): Promise<void>;
}

/** The message field before the app is there: nothing that is typed or sent in it is lost. */
export function createEarlyField(
  { settings, sent: tree }: WindowConfig,
  around: HTMLElement,
  unsent: UnsentWords,
  signal: AbortSignal,
): EarlyField {
  const element = around.querySelector('textarea') as HTMLTextAreaElement;
  const send = around.querySelector('.send') as HTMLButtonElement;
  const list = around.querySelector('.skeletons') as HTMLElement;
  const key = storageKey(settings.appId, 'draft');
  const sent: OutgoingMessage[] = [];
  let isComposing = false;

  const look = () => {
    element.dir = element.value && 'auto';
    send.disabled = element.value.trim() === '';
    fitField(element);
  };
  // Who leaves before the app is there finds it on the next page, where it was written.
  const follow = () => {
    look();
    keepText(key, element.value);
  };
  const keep = () => {
    const text = element.value.trim();
    if (text === '') return;
    sent.push(unsent.keep(text));
    const bubble = buildElement(tree);
    bubble.querySelector('p')?.replaceChildren(text);
    list.append(bubble);
    element.value = '';
    follow();
    element.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    keep();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    keep();
  };
  // What is chosen stays in the picker until the app asks for it.
  const picker = around.querySelector<HTMLElement>('input');
  around.querySelector('.attach')?.addEventListener('click', () => picker?.click(), { signal });
  element.addEventListener('input', follow, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  element.form?.addEventListener('submit', onSubmit, { signal });
  for (const event of ['compositionstart', 'compositionend'])
    element.addEventListener(event, () => (isComposing = event === 'compositionstart'), { signal });

  element.value = queryValue(location.search, 'chat-message') ?? keepText(key);
  // Measuring lays the page out: an empty field has the right height already.
  if (element.value) look();
  return {
    element,
    sent,
    async calm() {
      // Where each syllable is a word to the input method, the next begins in the same breath.
      while (isComposing)
        await new Promise((done) =>
          element.addEventListener('compositionend', () => setTimeout(done), { once: true }),
        );
    },
  };
}
