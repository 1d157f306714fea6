import type { AssistantSource } from '@shopbell/protocol';
import { distinctSources, type Inline, smallMarkdown, sourceKey } from '@shopbell/rules/assistant-text';
import { useContext } from 'react';
import { WidgetContext } from '../../app/WidgetContext';
import { lazyView } from '../../chunks';
import type { Translate } from '../../content/types';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import css from './words.css?inline';

const LinkedText = lazyView<{ readonly text: string; readonly t: Translate }>(
  'linked-text',
  () => import('../../content/lazy/LinkedText'),
);

export interface AssistantWordsProps {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  readonly t: Translate;
}

/** What an assistant says, and where it has it from. */
export function View({ text, sources, t }: AssistantWordsProps) {
  useStyles(css);
  const [first] = sources;
  if (first?.kind === 'flow') return <FlowOffer flowId={first.flowId} label={text} />;
  return (
    <>
      <div className="bubble assistant-words" dir="auto">
        {smallMarkdown(text).map((block, index) =>
          block.kind === 'paragraph' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
            <p key={index}>
              <Line parts={block.parts} t={t} />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
            <ul key={index}>
              {block.items.map((parts, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
                <li key={at}>
                  <Line parts={parts} t={t} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
      {sources.length > 0 && (
        <div className="sources">
          <span className="sources-title">{t('aiAgentSources')}</span>
          <ul aria-label={t('aiAgentSources')}>
            {distinctSources(sources).map((source) => (
              <li key={sourceKey(source)} dir="auto">
                <Source source={source} t={t} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What can be gone through step by step begins with a press. */
function FlowOffer({ flowId, label }: { readonly flowId: string; readonly label: string }) {
  const widget = useContext(WidgetContext);
  const { language } = useTexts();
  const begin = () => widget?.router.push('/flow', { flowId, flowLabel: label, flowLanguage: language });
  return (
    <button type="button" className="flow-offer" dir="auto" onClick={begin}>
      {label}
    </button>
  );
}

function Line({ parts, t }: { readonly parts: readonly Inline[]; readonly t: Translate }) {
  return parts.map((part, index) => {
    const key = `${index} ${part.kind}`;
    if (part.kind === 'link')
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')}>
          {part.text}
        </a>
      );
    if (part.kind === 'bold') return <strong key={key}>{part.text}</strong>;
    return <LinkedText key={key} text={part.text} t={t} until={part.text} />;
  });
}

function Source({ source, t }: { readonly source: AssistantSource; readonly t: Translate }) {
  const widget = useContext(WidgetContext);
  switch (source.kind) {
    case 'article':
      return (
        <a
          href={source.url}
          target="_blank"
          rel="noopener noreferrer"
          title={source.quote || undefined}
          onClick={(event) => {
            // In the window, unless a key is held to leave it.
            if (!widget || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            const embeddedUrl = `${source.url}${source.url.includes('?') ? '&' : '?'}embedded=1`;
            widget.router.push('/article-recommendation/article', { url: source.url, embeddedUrl });
          }}
        >
          {source.title}
        </a>
      );
    case 'product':
      return (
        <a href={source.url} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')}>
          {source.title}
        </a>
      );
    case 'order':
      return source.orderName;
    case 'flow':
      return source.label;
  }
}
