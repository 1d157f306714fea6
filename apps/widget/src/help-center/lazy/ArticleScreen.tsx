import { useStore } from '@shopbell/looks';
import { callTimeoutMs } from '@shopbell/protocol';
import { useEffect, useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { lazyView } from '../../chunks';
import type { KindProps } from '../../content/types';
import formsCss from '../../forms/forms.css?inline';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import { articleIn } from './articleIn';
import { Feedback } from './Feedback';
import css from './helpCenter.css?inline';
import { recommendationOf } from './recommendationOf';

const Markup = lazyView<KindProps<'html'>>('markup', () => import('../../content/lazy/Markup'), null);

/** An article in the window (REC-13, LAZY-02). What comes of its address is only words and what the table allows. */
export function View({ parameters: { url = '', embeddedUrl = '' } }: ScreenProps) {
  useStyles(formsCss);
  useStyles(css);
  const widget = useWidget();
  const { t, language } = useTexts();
  const { shown, verdict } = useStore(recommendationOf(widget).store);
  // What somebody of the team has sent is nobody's guess.
  const isRecommended = shown?.found.kind === 'article' && shown.found.article.embeddedUrl === embeddedUrl;
  const [html, setHtml] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(callTimeoutMs)]);
    fetch(embeddedUrl, { credentials: 'omit', signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Status ${response.status}`);
        setHtml(articleIn(await response.text()));
      })
      .catch(() => {
        if (!over.signal.aborted) setHasFailed(true);
      });
    return () => over.abort();
  }, [embeddedUrl]);

  return (
    <div className="article-view">
      <button type="button" className="secondary article-back" onClick={widget.router.back}>
        {t('articleClose')}
      </button>
      {html === null && !hasFailed && <div className="article-wait" aria-busy="true" />}
      {hasFailed && (
        <p role="alert">
          {t('errorGeneric')}{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('articleOpen')}
          </a>
        </p>
      )}
      {html !== null && (
        <article>
          <Markup
            content={{ type: 'html', text: '', html }}
            side="agent"
            language={language}
            baseUrl={widget.baseUrl}
            t={t}
            actions={{ onEmail: async () => {}, onCapture: async () => {} }}
          />
        </article>
      )}
      {html !== null && isRecommended && shown && verdict === null && <Feedback shown={shown} />}
      {isRecommended && verdict === 'glad' && <p role="status">{t('recommendationGlad')}</p>}
    </div>
  );
}
