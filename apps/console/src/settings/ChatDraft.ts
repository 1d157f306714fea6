import type { ConfiguredChat, FieldProblem, SettingChange } from '@shopbell/protocol';
import type { UseMutationResult } from '@tanstack/react-query';

/** Settings on their way: what was typed stands in it, right or wrong. */
export type Draft = Readonly<Record<string, unknown>>;

export interface Rebased {
  readonly draft: Draft;
  /** What the other person changed. */
  readonly theirs: readonly SettingChange[];
  /** Paths that both changed, to different values: here the own one stands. */
  readonly both: readonly string[];
}

export interface Conflict extends Rebased {
  readonly saved: ConfiguredChat;
  /** Who saved last. */
  readonly by: string | null;
}

/** The settings of a chat as someone changes them. */
export interface ChatDraft {
  readonly chatId: number;
  readonly appKey: string;
  readonly version: number;
  readonly draft: Draft;
  /** What was typed before a reload or a sign-in, and is here again. */
  readonly isRecovered: boolean;
  readonly changes: readonly SettingChange[];
  readonly isDirty: boolean;
  readonly problems: readonly FieldProblem[];
  readonly conflict: Conflict | null;
  readonly saving: UseMutationResult<void, Error, void>;
  /** All that stands in the way of a save someone has tried. */
  readonly told: readonly FieldProblem[];
  /** Said once a field was left, or once someone tried to save: not while they type. */
  problemsOf(path: string): FieldProblem[];
  isChanged(path: string): boolean;
  change(path: string, value: unknown): void;
  leave(path: string): void;
  save(): void;
  discard(): void;
  /** Goes on from what the other person saved, with or without the own changes. */
  resolve(choice: 'mine-on-top' | 'theirs'): void;
  take(saved: ConfiguredChat): void;
}
