import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { articleNodes } from './articleNodes';
import { endsInLine } from './endsInLine';
import { tableKeys } from './tableKeys';

/** All that an article can say: what the server's table has. */
export const articleExtensions = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, BulletList, OrderedList, ListItem, UndoRedo],
  ...articleNodes,
  tableKeys,
  endsInLine,
  Link.configure({
    openOnClick: false,
    protocols: ['http', 'https', 'mailto', 'tel'],
    defaultProtocol: 'https',
  }),
];
