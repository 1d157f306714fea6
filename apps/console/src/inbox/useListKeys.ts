import type { RefObject } from 'react';
import { useShortcuts } from '../app/useShortcuts';
import { nextRow } from './nextRow';

/** j, k and the arrows move the focus between the links, so Enter opens without any code of ours. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  function move(step: 1 | -1, event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const focused = links.findIndex((link) => link.matches(':focus'));
    const open = links.findIndex((link) => link.ariaCurrent === 'page');
    const next = links[nextRow({ step, count: links.length, focused, open })];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }

  function moveByArrow(step: 1 | -1, event: KeyboardEvent) {
    // Elsewhere the arrows already have a meaning: they scroll the messages.
    const { activeElement } = document;
    if (activeElement === document.body || list.current?.contains(activeElement)) move(step, event);
  }

  useShortcuts({
    j: (event) => move(1, event),
    k: (event) => move(-1, event),
    ArrowDown: (event) => moveByArrow(1, event),
    ArrowUp: (event) => moveByArrow(-1, event),
  });
}
