import { Extension } from '@tiptap/core';
import { goToCell } from './tableTools';

/** Tab goes from cell to cell; behind the last one it leaves the article, as everywhere. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToCell(editor, (at) => at + 1),
    'Shift-Tab': ({ editor }) => goToCell(editor, (at) => at - 1),
  }),
});
