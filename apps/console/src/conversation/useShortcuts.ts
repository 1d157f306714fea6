import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { macrosQuery } from '../inbox/inboxQueries';
import type { ComposerTool } from './ComposerTool';
import { type Shortcut, shortcutAt, shortcutsFor } from './shortcuts';
import { useHalfWord } from './useHalfWord';

export interface ShortcutsOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onTool: (tool: ComposerTool) => void;
  readonly onFill: (text: string) => string;
}

/** What a `/` in a reply puts there: a tool opens, a macro stands in its place. */
export function useShortcuts({ field, text, onChange, onTool, onFill }: ShortcutsOptions) {
  const { data: macros = [] } = useQuery(macrosQuery);
  return useHalfWord<Shortcut>({
    label: 'Put into the reply',
    findAt: shortcutAt,
    suggest: (typed) => shortcutsFor(typed, macros),
    onChoose(chosen, half) {
      const element = field.current;
      if (!element) return;
      const before = text.slice(0, half.start) + ('text' in chosen ? onFill(chosen.text) : '');
      onChange(before + text.slice(element.selectionStart));
      element.focus();
      requestAnimationFrame(() => element.setSelectionRange(before.length, before.length));
      if ('tool' in chosen) onTool(chosen.tool);
    },
  });
}
