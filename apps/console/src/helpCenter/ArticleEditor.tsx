import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { AddressDialog } from './AddressDialog';
import { articleExtensions } from './articleExtensions';
import styles from './HelpCenter.module.css';
import { withLastLine, withoutLastLine } from './lastLine';
import { tableTools } from './tableTools';
import { type Addressed, addresses, tools } from './tools';

export interface ArticleEditorProps {
  readonly label: string;
  /** As it is when it opens; later it is the editor's own. */
  readonly html: string;
  readonly isRightToLeft: boolean;
  readonly onHtml: (html: string) => void;
}

/** An article's words, with all that the server's table allows. */
export function ArticleEditor({ label, html, isRightToLeft, onHtml }: ArticleEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef(onHtml);
  heard.current = onHtml;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  const [asked, setAsked] = useState<Addressed | null>(null);
  const first = useRef(html);

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: articleExtensions,
      content: withLastLine(first.current),
      injectCSS: false,
      editorProps: {
        attributes: {
          ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
          ...{ class: styles.words ?? '', dir: isRightToLeft ? 'rtl' : 'ltr' },
        },
      },
      onUpdate: ({ editor: changed }) =>
        heard.current(changed.isEmpty ? '' : withoutLastLine(changed.getHTML())),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, [label, isRightToLeft]);

  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label={`Marks of ${label}`} className={styles.tools}>
        {[...tools, ...(editor?.isActive('table') ? tableTools : [])].map(({ name, sign, active, run }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={editor !== null && active !== null && editor.isActive(...active)}
            onClick={() => editor && run(editor)}
          >
            {sign}
          </button>
        ))}
        {addresses.map((each) => (
          <button
            key={each.name}
            type="button"
            aria-label={each.name}
            title={each.name}
            onClick={() => setAsked(each)}
          >
            {each.sign}
          </button>
        ))}
      </div>
      <div ref={place} />
      {asked && editor && <AddressDialog asked={asked} editor={editor} onClose={() => setAsked(null)} />}
    </div>
  );
}
