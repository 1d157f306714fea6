import type { Colleague } from '@shopbell/protocol';
import type { RefObject } from 'react';
import { completeMention, matching, mentionAt } from './mentions';
import { useHalfWord } from './useHalfWord';

export interface NamesOptions {
  readonly colleagues: readonly Colleague[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The colleagues that an `@` in a note may mean, while it is written. */
export const useNames = ({ colleagues, field, text, onChange }: NamesOptions) =>
  useHalfWord<Colleague>({
    label: 'Colleagues',
    findAt: mentionAt,
    suggest: (typed) => matching(colleagues, typed),
    onChoose(chosen, half) {
      const element = field.current;
      if (!element) return;
      const done = completeMention(text, element.selectionStart, half, chosen.name);
      onChange(done.text);
      element.focus();
      // The caret follows once React has written the text.
      requestAnimationFrame(() => element.setSelectionRange(done.caret, done.caret));
    },
  });
