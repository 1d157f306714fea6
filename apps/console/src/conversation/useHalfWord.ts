import { type KeyboardEvent, useState } from 'react';
import { useCombobox } from '../app/useCombobox';

/** A word that is just being written after a sign, such as `@` or `/`. */
export interface HalfWord {
  /** Where the sign stands. */
  readonly start: number;
  readonly typed: string;
}

export interface HalfWordOptions<Item> {
  readonly label: string;
  readonly findAt: (text: string, caret: number) => HalfWord | null;
  readonly suggest: (typed: string) => readonly Item[];
  readonly onChoose: (item: Item, half: HalfWord) => void;
}

/** What a word after a sign may mean, while it is written; the focus stays in the field. */
export function useHalfWord<Item>({ label, findAt, suggest, onChoose }: HalfWordOptions<Item>) {
  const [half, setHalf] = useState<HalfWord | null>(null);
  const suggested = half === null ? [] : suggest(half.typed);
  const box = useCombobox({
    label,
    isOpen: suggested.length > 0,
    count: suggested.length,
    isMultiline: true,
    onChoose: choose,
  });

  function choose(index: number) {
    const item = suggested[index];
    if (half === null || item === undefined) return;
    setHalf(null);
    onChoose(item, half);
  }

  return {
    suggested,
    box,
    close: () => setHalf(null),
    look(text: string, caret: number) {
      setHalf(findAt(text, caret));
      box.mark(0);
    },
    /** True if the key was for the list. */
    press(event: KeyboardEvent<HTMLElement>): boolean {
      if (suggested.length === 0) return false;
      if (event.key === 'Tab') choose(box.marked ?? 0);
      else if (event.key === 'Escape') setHalf(null);
      else return box.press(event);
      event.preventDefault();
      return true;
    },
  };
}
