/** One key, or several that do the same. */
export interface Key {
  /** As the browser names them; none where the browser itself or a field does the work. */
  readonly press: readonly string[];
  /** As people read them. */
  readonly shown: string;
  readonly does: string;
}

export type Keys = Readonly<Record<string, Key>>;

/** What the keyboard help lists under one heading. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: Keys;
}

export const everywhereKeys = {
  commands: { press: [], shown: 'Ctrl K / ⌘ K', does: 'Commands' },
  search: { press: ['/'], shown: '/', does: 'Search' },
  shortcuts: { press: ['?'], shown: '?', does: 'These shortcuts' },
  undo: { press: ['z'], shown: 'Z', does: 'Undo what was just done' },
} as const satisfies Keys;
