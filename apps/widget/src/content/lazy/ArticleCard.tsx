import { useContext } from 'react';
import { WidgetContext } from '../../app/WidgetContext';
import { helpCenterOf } from '../../help-center/recommendable';
import type { KindProps } from '../types';
import { ArticleIcon } from './icons';

export function View({ content, t }: KindProps<'article-recommendation'>) {
  const { articleId, title, preview, url } = content.metadata;
  const widget = useContext(WidgetContext);
  return (
    <a
      className="card article"
      dir="auto"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        // Where the window can show it, the page need not be left; with a key held it is left on purpose.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (!widget || helpCenterOf(widget) === null || articleId === undefined) return;
        event.preventDefault();
        widget.router.push('/article-recommendation/article', { url, embeddedUrl: `${url}?embedded=1` });
      }}
    >
      <span className="article-title">
        <ArticleIcon />
        {title}
      </span>
      {preview && <span className="article-preview">{preview}</span>}
      <span className="article-open">{t('articleOpen')}</span>
    </a>
  );
}
