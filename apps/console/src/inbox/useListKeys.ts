import type { RefObject } from 'react';
import { useKeys } from '../screens/useKeys';
import { listKeys } from './listKeys';
import { nextRow } from './nextRow';

export interface ListedRows {
  readonly box: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly openId: string | null;
  /** Brings a row that is not drawn yet into sight. */
  readonly reveal: (index: number) => void;
}

/** j, k and the arrows move the focus between the links, so Enter opens without any code of ours. */
export function useListKeys({ box, ids, openId, reveal }: ListedRows): void {
  const linkOf = (id: string) =>
    box.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`);

  /** A row out of sight is drawn a frame or two after it was revealed. */
  function focusRow(id: string, tries = 30): void {
    const link = linkOf(id);
    if (!link) return void (tries > 0 && requestAnimationFrame(() => focusRow(id, tries - 1)));
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  }

  function move(step: 1 | -1, event: KeyboardEvent) {
    const { activeElement } = document;
    const focused =
      activeElement instanceof HTMLElement ? ids.indexOf(activeElement.dataset.conversation ?? '') : -1;
    const open = openId === null ? -1 : ids.indexOf(openId);
    const index = nextRow({ step, count: ids.length, focused, open });
    const id = ids[index];
    if (id === undefined) return;
    event.preventDefault();
    if (!linkOf(id)) reveal(index);
    focusRow(id);
  }

  function step(by: 1 | -1, event: KeyboardEvent) {
    // Outside the list the arrows already have a meaning: they scroll the messages.
    const { activeElement } = document;
    const isResting = activeElement === document.body || activeElement?.matches('[data-arrival]');
    const isFree = isResting || box.current?.contains(activeElement);
    if (isFree || !event.key.startsWith('Arrow')) move(by, event);
  }

  useKeys(listKeys, { next: (event) => step(1, event), previous: (event) => step(-1, event) });
}
