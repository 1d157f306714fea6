import type { EarlyWindow, ElementTree, UnsentWords, WindowConfig } from '@shopbell/protocol';
import { buildElement } from '../buildElement';
import { drawWindow, windowFacts } from './drawWindow';
import { createEarlyField } from './earlyField';
import { trapFocus } from './focusTrap';
import type { StagePlace } from './StagePlace';

/** A window that paints and takes words without the app, until that takes it over. */
export interface EarlyWindowControl {
  isOpen(): boolean;
  /** Still as it would be drawn now, or in use already. Otherwise it is gone. */
  isCurrent(): boolean;
  open(): void;
  close(): void;
  /** Done when no word is being put together. */
  calm(): Promise<void>;
  /** From here on the app hears what is done in it. Null where it was never opened: then nothing is left of it. */
  takeOver(): EarlyWindow | null;
}

export function createEarlyWindow(
  config: WindowConfig,
  place: StagePlace,
  unsent: UnsentWords,
): EarlyWindowControl {
  const { host, tree, onChange } = place;
  const listening = new AbortController();
  const { signal } = listening;
  const { element, facts, reveal } = drawWindow(config, place);
  const launcher = host.firstElementChild as HTMLElement;
  const field = createEarlyField(config, element, unsent, signal);
  const isSmall = facts.size === 'small';
  let wasOpened = false;

  const isOpen = () => wasOpened && !element.hidden;
  const show = (isShown: boolean) => {
    element.hidden = !isShown;
    reveal();
    host.classList.toggle('small-window-open', isShown && isSmall);
    turn(launcher, isShown ? config.launcher : tree);
    onChange();
  };
  const close = () => {
    if (!isOpen()) return;
    show(false);
    launcher.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape belongs to the input method while it composes.
    if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
    event.stopPropagation();
    close();
  };
  for (const heard of [element, launcher]) heard.addEventListener('keydown', onKeyDown, { signal });
  element.querySelector('.close')?.addEventListener('click', close, { signal });
  const expand = () => element.classList.toggle('expanded');
  element.querySelector('.expand')?.addEventListener('click', expand, { signal });
  trapFocus(element);

  return {
    isOpen,
    open() {
      wasOpened = true;
      show(true);
      // On a phone the field would pull up the keyboard over half of what there is to read.
      (isSmall ? element : field.element).focus();
    },
    close,
    calm: field.calm,
    isCurrent() {
      const isSame = wasOpened || String(Object.values(facts)) === String(Object.values(windowFacts(place)));
      if (!isSame) element.parentElement?.replaceWith();
      return isSame;
    },
    takeOver() {
      listening.abort();
      if (!wasOpened) {
        element.parentElement?.replaceWith();
        return null;
      }
      return {
        ...facts,
        draft: field.element.value,
        sent: field.sent,
        isOpen: isOpen(),
        isExpanded: element.classList.contains('expanded'),
      };
    },
  };
}

/** The launcher's two faces are one element: whoever has the focus on it keeps it. */
function turn(element: Element, [, attributes, ...children]: ElementTree): void {
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] as string);
  element.replaceChildren(
    ...children.map((child) => (typeof child === 'string' ? child : buildElement(child))),
  );
}
