import type { ElementTree, Emit } from '@shopbell/protocol';
import type { Starter } from '@shopbell/rules/campaigns';
import { buildElement } from '../../buildElement';
import { reportError } from '../../log';
import type { CardPlace } from './CardPlace';
import { put } from './put';
import { swipeAway } from './swipeAway';

export interface StartersShown {
  /** As `prerenderStarters` has drawn it, without the questions. */
  readonly card: ElementTree;
  readonly css: string;
  readonly emit: Emit;
  clicked(id: string): void;
  /** They were sent away, or one was used. */
  closed(): void;
}

/** STR-05. */
const startersMax = 3;

/** Questions beside the launcher that are asked with one press. */
export function showStarters(
  place: CardPlace,
  starters: readonly Starter[],
  { card, css, emit, clicked, closed }: StartersShown,
): { close(): void; remove(): void } {
  const element = buildElement(card) as HTMLElement;
  const { remove, signal } = put(place, element, css, 'conversation-starter');
  // Whichever way they are read, they keep to the launcher.
  const { left, right } = element.getBoundingClientRect();
  if (left < innerWidth - right) element.style.alignItems = 'flex-start';
  const close = () => {
    if (signal.aborted) return;
    remove();
    closed();
  };
  const dismiss = () => {
    if (signal.aborted) return;
    close();
    emit('conversation-starter:closed', undefined);
  };
  const ask = ({ id, text }: Starter) => {
    close();
    clicked(id);
    place
      .load()
      .then((widget) => {
        widget.openFrom('from-conversation-starter');
        return widget.ready.then(() => widget.sendMessage(text));
      })
      .catch((error) => reportError('A suggested question could not be sent.', error));
  };
  for (const starter of starters.slice(0, startersMax)) {
    const button = buildElement(['button', { type: 'button', dir: 'auto' }, starter.text]);
    button.addEventListener('click', () => ask(starter), { signal });
    element.append(button);
  }
  swipeAway(element, dismiss, signal);
  element.querySelector('.campaign-close')?.addEventListener('click', dismiss, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') dismiss();
      event.stopPropagation();
    },
    { signal },
  );
  return { close, remove };
}
