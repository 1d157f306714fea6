import type { AssistantSource } from '@shopbell/protocol';
import { distinctSources, sourceKey } from '@shopbell/rules/assistant-text';
import { useContext } from 'react';
import { WidgetContext } from '../../app/WidgetContext';
import type { Translate } from '../../content/types';
import { OrderSource } from './OrderSource';
import { Quote } from './Quote';

interface SourcesProps {
  readonly sources: readonly AssistantSource[];
  readonly t: Translate;
}

/** Where what is said comes from. */
export const Sources = ({ sources, t }: SourcesProps) => (
  <div className="sources">
    <span className="sources-title">{t('aiAgentSources')}</span>
    <ul aria-label={t('aiAgentSources')}>
      {distinctSources(sources).map((source) => (
        <li key={sourceKey(source)}>
          <Source source={source} all={sources} t={t} />
        </li>
      ))}
    </ul>
  </div>
);

interface SourceProps {
  readonly source: AssistantSource;
  readonly all: readonly AssistantSource[];
  readonly t: Translate;
}

function Source({ source, all, t }: SourceProps) {
  switch (source.kind) {
    case 'article':
      return (
        <>
          <ArticleLink source={source} />
          {source.quote && <Quote source={source} t={t} />}
        </>
      );
    case 'product':
      return (
        <a href={source.url} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')} dir="auto">
          {source.title}
        </a>
      );
    case 'order':
      return <OrderSource source={source} all={all} />;
    case 'flow':
      return <bdi>{source.label}</bdi>;
  }
}

function ArticleLink({
  source: { url, title },
}: {
  readonly source: Extract<AssistantSource, { kind: 'article' }>;
}) {
  const widget = useContext(WidgetContext);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      dir="auto"
      onClick={(event) => {
        // In the window, unless a key is held to leave it.
        if (!widget || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        const embeddedUrl = `${url}${url.includes('?') ? '&' : '?'}embedded=1`;
        widget.router.push('/article-recommendation/article', { url, embeddedUrl });
      }}
    >
      {title}
    </a>
  );
}
