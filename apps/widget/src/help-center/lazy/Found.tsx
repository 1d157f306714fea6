import type { Recommendation } from '@shopbell/rules/recommendation';
import type { MouseEvent } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { useTexts } from '../../i18n';
import { tellEvent } from './calls';

export interface FoundProps {
  readonly found: Recommendation;
  readonly question: string;
}

/** The card of what was found: an article opens in the window, a flow begins. */
export function Found({ found, question }: FoundProps) {
  const widget = useWidget();
  const { t, language } = useTexts();
  if (found.kind === 'flow') {
    const { id, name } = found.flow;
    const begin = () => widget.router.push('/flow', { flowId: id, flowLabel: name, flowLanguage: language });
    return (
      <button type="button" className="found" dir="auto" onClick={begin}>
        <b>{name}</b>
      </button>
    );
  }
  const { article } = found;
  const open = (event: MouseEvent) => {
    // With a key held the page is left on purpose.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void tellEvent(widget, 'opened', { article, query: question });
    const { url, embeddedUrl } = article;
    widget.router.push('/article-recommendation/article', { url, embeddedUrl });
  };
  return (
    <a
      className="found"
      dir="auto"
      href={article.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={open}
    >
      <b>{article.title}</b>
      <span>{article.preview}</span>
      <em>{t('articleOpen')}</em>
    </a>
  );
}
