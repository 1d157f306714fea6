import type { Colleague } from '@shopbell/protocol';
import { type KeyboardEvent, type RefObject, useState } from 'react';
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
  const [marked, setMarked] = useState(0);
  const suggested = half === null ? [] : matching(colleagues, half.typed);

  function complete({ name }: Colleague) {
    const element = field.current;
    if (!element || half === null) return;
    const done = completeMention(text, element.selectionStart, half, name);
    onChange(done.text);
    setHalf(null);
    element.focus();
    // The caret follows once React has written the text.
    requestAnimationFrame(() => element.setSelectionRange(done.caret, done.caret));
  }

  return {
    suggested,
    marked,
    complete,
    close: () => setHalf(null),
    look(value: string, caret: number) {
      setHalf(mentionAt(value, caret));
      setMarked(0);
    },
    /** True if the key was for the list of names. */
    press(event: KeyboardEvent): boolean {
      const chosen = suggested[marked];
      if (!chosen) return false;
      if (event.key === 'ArrowDown') setMarked((marked + 1) % suggested.length);
      else if (event.key === 'ArrowUp') setMarked((marked + suggested.length - 1) % suggested.length);
      else if (event.key === 'Enter' || event.key === 'Tab') complete(chosen);
      else if (event.key === 'Escape') setHalf(null);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
