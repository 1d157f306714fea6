import type { Colleague } from '@shopbell/protocol';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useCombobox } from '../app/useCombobox';
import { completeMention, type HalfMention, matching, mentionAt } from './mentions';

export interface NamesOptions {
  readonly colleagues: readonly Colleague[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The colleagues that an `@` in a note may mean, while it is written. */
export function useNames({ colleagues, field, text, onChange }: NamesOptions) {
  const [half, setHalf] = useState<HalfMention | null>(null);
  const suggested = half === null ? [] : matching(colleagues, half.typed);
  const box = useCombobox({
    label: 'Colleagues',
    isOpen: suggested.length > 0,
    count: suggested.length,
    isMultiline: true,
    onChoose: complete,
  });

  function complete(index: number) {
    const element = field.current;
    const chosen = suggested[index];
    if (!element || half === null || !chosen) return;
    const done = completeMention(text, element.selectionStart, half, chosen.name);
    onChange(done.text);
    setHalf(null);
    element.focus();
    // The caret follows once React has written the text.
    requestAnimationFrame(() => element.setSelectionRange(done.caret, done.caret));
  }

  return {
    suggested,
    box,
    close: () => setHalf(null),
    look(value: string, caret: number) {
      setHalf(mentionAt(value, caret));
      box.mark(0);
    },
    /** True if the key was for the list of names. */
    press(event: KeyboardEvent<HTMLElement>): boolean {
      if (suggested.length === 0) return false;
      if (event.key === 'Tab') complete(box.marked ?? 0);
      else if (event.key === 'Escape') setHalf(null);
      else return box.press(event);
      event.preventDefault();
      return true;
    },
  };
}
