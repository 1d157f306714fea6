import { Editor } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import styles from './Campaigns.module.css';

/** Nothing that the server's sanitiser would take away again. */
const extensions = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, BulletList, OrderedList, ListItem, UndoRedo],
  Link.configure({ openOnClick: false, protocols: ['http', 'https'], defaultProtocol: 'https' }),
];

export interface MessageEditorProps {
  readonly label: string;
  /** As it is when it opens; later it is the editor's own. */
  readonly html: string;
  readonly problem: string | null;
  readonly onHtml: (html: string) => void;
}

const emoji = ['👋', '🙂', '🎉', '💚', '🛒', '🎁', '✨', '📦'];
const tools = [
  {
    name: 'bold',
    label: 'Bold',
    sign: 'B',
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'Italic',
    sign: 'I',
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'List',
    sign: '•',
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    sign: '1.',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** Words with the few marks that a card can have. */
export function MessageEditor({ label, html, problem, onHtml }: MessageEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef(onHtml);
  heard.current = onHtml;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const first = useRef(html);
  const problemId = useId();

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: first.current,
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: styles.words ?? '',
          dir: 'auto',
        },
      },
      onUpdate: ({ editor: changed }) => heard.current(changed.isEmpty ? '' : changed.getHTML()),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, [label]);

  return (
    <div className={styles.editor} data-wrong={problem !== null}>
      <div role="toolbar" aria-label={`Marks of ${label}`} className={styles.tools}>
        {tools.map(({ name, label: words, sign, run }) => (
          <button
            key={name}
            type="button"
            aria-label={words}
            aria-pressed={editor?.isActive(name) ?? false}
            data-tool={name}
            onClick={() => editor && run(editor)}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          aria-label="Link"
          aria-pressed={editor?.isActive('link') ?? false}
          onClick={() => setIsLinking(true)}
        >
          ↗
        </button>
        {emoji.map((sign) => (
          <button
            key={sign}
            type="button"
            aria-label={`Insert ${sign}`}
            onClick={() => editor?.chain().focus().insertContent(sign).run()}
          >
            {sign}
          </button>
        ))}
      </div>
      <div ref={place} aria-describedby={problemId} />
      <div id={problemId}>
        <FormProblem>{problem}</FormProblem>
      </div>
      {isLinking && editor && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </div>
  );
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');

  function confirm() {
    const href = address.trim();
    if (!/^https?:\/\/[^\s/]+/i.test(href)) {
      setIsWrong(true);
      return;
    }
    const isEmpty = editor.state.selection.empty && !editor.isActive('link');
    if (isEmpty)
      chain()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain().setLink({ href }).run();
    onClose();
  }

  return (
    <Dialog
      title="Where does it lead?"
      about="To a page of your shop, or any other on the web."
      action="Link"
      isBusy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Address"
        name="link"
        value={address}
        onValue={setAddress}
        placeholder="https://"
        maxLength={2048}
        problem={isWrong ? 'Begin it with https://' : null}
        hasFirstFocus
      />
      {editor.isActive('link') && (
        <Button
          onClick={() => {
            chain().unsetLink().run();
            onClose();
          }}
        >
          Remove the link
        </Button>
      )}
    </Dialog>
  );
}
