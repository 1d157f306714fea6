import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Otherwise there is no way on behind a table, a picture or code that stands last. */
export const endsInLine = Extension.create({
  name: 'endsInLine',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (_, __, { doc, schema, tr }) =>
        doc.lastChild?.type.name === 'paragraph'
          ? null
          : tr.insert(doc.content.size, schema.node('paragraph')),
    }),
  ],
});
