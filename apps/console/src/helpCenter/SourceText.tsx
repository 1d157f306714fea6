import type { ArticleText } from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { When } from '../app/When';
import { articleExtensions } from './articleExtensions';
import styles from './HelpCenter.module.css';
import { languageName } from './words';

export interface SourceTextProps {
  /** In the help center's first language, as it was last saved. */
  readonly source: ArticleText;
  readonly isOutdated: boolean;
}

/** What is being translated, beside its translation: drawn by the editor's own table, and only to be read. */
export function SourceText({ source, isOutdated }: SourceTextProps) {
  const { language, title, body, publishedDatetime } = source;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const made = new Editor({
      ...{ element: place.current, extensions: articleExtensions, content: body },
      ...{ injectCSS: false, editable: false },
      editorProps: { attributes: { class: styles.words ?? '' } },
    });
    return () => made.destroy();
  }, [body]);
  return (
    <details open className={styles.source}>
      <summary>{languageName(language)}</summary>
      {isOutdated && publishedDatetime !== null && (
        <p className={styles.outdated}>
          Published <When at={publishedDatetime} />, after the translation was last changed. Saving the
          translation marks it as up to date.
        </p>
      )}
      <div lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
        <p className={styles.name}>{title}</p>
        <div ref={place} />
      </div>
    </details>
  );
}
