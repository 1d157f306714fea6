import type { ContentOf } from '@shopbell/protocol';
import type { ContentActions, Translate } from '../types';
import { ArticleIcon } from './icons';

export interface ArticleCardProps {
  readonly content: ContentOf<'article-recommendation'>;
  readonly t: Translate;
  readonly actions: ContentActions;
}

export function ArticleCard({ content, t, actions }: ArticleCardProps) {
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
