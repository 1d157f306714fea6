import type { Editor } from '@tiptap/core';
import type { Tool } from './Tool';
import { goToCell } from './tableTools';

const chain = (editor: Editor) => editor.chain().focus();
const cells = (type: string, count: number) =>
  Array.from({ length: count }, () => ({ type, content: [{ type: 'paragraph' }] }));
const emptyTable = {
  type: 'table',
  content: [
    { type: 'tableRow', content: cells('tableHeader', 3) },
    ...Array.from({ length: 2 }, () => ({ type: 'tableRow', content: cells('tableCell', 3) })),
  ],
};

const heading = (level: number): Tool => ({
  name: `Heading ${level}`,
  sign: `H${level}`,
  active: ['heading', { level }],
  run: (editor) => chain(editor).toggleNode('heading', 'paragraph', { level }).run(),
});
const marked = (name: string, sign: string, mark: string): Tool => ({
  ...{ name, sign, active: [mark] },
  run: (editor) => chain(editor).toggleMark(mark).run(),
});

export const tools: readonly Tool[] = [
  heading(2),
  heading(3),
  marked('Bold', 'B', 'bold'),
  marked('Italic', 'I', 'italic'),
  marked('Underline', 'U', 'underline'),
  marked('Code', '‹›', 'code'),
  {
    ...{ name: 'List', sign: '•', active: ['bulletList'] },
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    ...{ name: 'Numbered list', sign: '1.', active: ['orderedList'] },
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    ...{ name: 'Quote', sign: '“', active: ['blockquote'] },
    run: (editor) => chain(editor).toggleWrap('blockquote').run(),
  },
  {
    ...{ name: 'Code block', sign: '{ }', active: ['codeBlock'] },
    run: (editor) => chain(editor).toggleNode('codeBlock', 'paragraph').run(),
  },
  {
    ...{ name: 'Table', sign: '▦', active: null },
    run: (editor) => {
      chain(editor).insertContent(emptyTable).run();
      goToCell(editor, () => 0);
    },
  },
];

/** What needs an address first. */
export interface Addressed {
  readonly name: string;
  readonly sign: string;
  readonly about: string;
  /** What is asked for beside the address. */
  readonly words?: string;
  readonly put: (editor: Editor, address: string, words: string) => void;
}

export const addresses: readonly Addressed[] = [
  {
    ...{ name: 'Link', sign: '↗', about: 'To a page of your shop, or any other on the web.' },
    put: (editor, href) =>
      editor.state.selection.empty
        ? chain(editor)
            .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
            .run()
        : chain(editor).setLink({ href }).run(),
  },
  {
    ...{ name: 'Picture', sign: '▣', about: 'Where the picture stands on the web.' },
    words: 'What it shows, for readers who do not see it',
    put: (editor, src, alt) => chain(editor).insertContent({ type: 'image', attrs: { src, alt } }).run(),
  },
  {
    ...{ name: 'Video', sign: '▷', about: 'A video on YouTube, Vimeo or another site, or a file.' },
    put: (editor, url) => chain(editor).insertContent({ type: 'video', attrs: { url } }).run(),
  },
];
