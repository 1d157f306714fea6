import type { Editor } from '@tiptap/core';

export interface Tool {
  readonly name: string;
  readonly sign: string;
  /** What the place under the cursor is then; null where it only inserts. */
  readonly active: [name: string, attributes?: object] | null;
  readonly run: (editor: Editor) => void;
}
