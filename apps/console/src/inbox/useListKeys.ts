import { type RefObject, useRef } from 'react';
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

  /** The row that is to have the focus and is not drawn yet: the next key goes on from there, however fast it comes. */
  const awaited = useRef<string | null>(null);

  /** A row out of sight is drawn a frame or two after it was revealed, and takes no focus before it was measured. */
  function focusRow(id: string, tries = 30): void {
    const link = linkOf(id);
    link?.focus();
    if (link?.matches(':focus') || tries === 0) {
      awaited.current = null;
      link?.scrollIntoView({ block: 'nearest' });
      return;
    }
    awaited.current = id;
    requestAnimationFrame(() => awaited.current === id && focusRow(id, tries - 1));
  }

  function move(step: 1 | -1, event: KeyboardEvent) {
    const { activeElement } = document;
    const inFocus = activeElement instanceof HTMLElement ? activeElement.dataset.conversation : undefined;
    const focused = ids.indexOf(awaited.current ?? inFocus ?? '');
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
