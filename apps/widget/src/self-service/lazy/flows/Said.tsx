import type { FlowMessage } from '@shopbell/protocol';
import type { MouseEvent } from 'react';
import { useWidget } from '../../../app/WidgetContext';
import { useTexts } from '../../../i18n';
import { flowsOf } from './flowsOf';

/** What was said in a flow. */
export function Said({ message: { fromShopper, text, link, article } }: { readonly message: FlowMessage }) {
  return (
    <li className={fromShopper ? 'message shopper run-end' : 'message agent run-end'}>
      {link && article ? (
        <Article title={link.label} url={link.url} preview={article.preview} />
      ) : (
        <div className="bubble">
          {text}
          {link && (
            <a href={link.url} target="_blank" rel="noopener noreferrer">
              {link.label}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

interface ArticleProps {
  readonly title: string;
  readonly url: string;
  readonly preview: string;
}

/** Its first words; it opens in the window, and the way back leads to where the shopper was in the flow. */
function Article({ title, url, preview }: ArticleProps) {
  const flows = flowsOf(useWidget());
  const { t } = useTexts();
  const open = (event: MouseEvent) => {
    // With a key held the page is left on purpose.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const embeddedUrl = `${url}${url.includes('?') ? '&' : '?'}embedded=1`;
    flows.visit('/article-recommendation/article', { url, embeddedUrl });
  };
  return (
    <a
      className="card flow-article"
      dir="auto"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={open}
    >
      <b>{title}</b>
      {preview && <span>{preview}</span>}
      <em>{t('articleOpen')}</em>
    </a>
  );
}
