import type { RefObject } from 'react';
import { useKeys } from '../screens/useKeys';
import { listKeys } from './listKeys';
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

  function step(by: 1 | -1, event: KeyboardEvent) {
    // Outside the list the arrows already have a meaning: they scroll the messages.
    const { activeElement } = document;
    const isResting = activeElement === document.body || activeElement?.matches('[data-arrival]');
    const isFree = isResting || list.current?.contains(activeElement);
    if (isFree || !event.key.startsWith('Arrow')) move(by, event);
  }

  useKeys(listKeys, { next: (event) => step(1, event), previous: (event) => step(-1, event) });
}
