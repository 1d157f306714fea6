import type { KindProps } from '../types';
import { ArticleIcon } from './icons';

export function View({ content, t, actions }: KindProps<'article-recommendation'>) {
  const { title, preview, url } = content.metadata;
  const { onArticle } = actions;
  return (
    <a
      className="card article"
      dir="auto"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        // Where the window can show it, the page need not be left; with a key held it is left on purpose.
        if (!onArticle || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onArticle(url);
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
