import type { AssistantSource } from '@shopbell/protocol';
import { distinctSources, sourceKey } from '@shopbell/rules/assistant-text';
import { Quote } from './Quote';
import styles from './Sources.module.css';
import { sourceName } from './sourceName';

/** Where an assistant's words come from; what can be opened is a link. */
export function Sources({ sources }: { readonly sources: readonly AssistantSource[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label="Sources">
      {distinctSources(sources).map((source) => (
        <li key={sourceKey(source)}>
          {'url' in source ? (
            <a href={source.url} target="_blank" rel="noopener noreferrer" dir="auto">
              {sourceName(source)}
            </a>
          ) : (
            <span dir="auto">
              {source.kind === 'order' ? `Order ${source.orderName}` : sourceName(source)}
            </span>
          )}
          {source.kind === 'article' && source.quote !== '' && <Quote source={source} />}
        </li>
      ))}
    </ul>
  );
}

/** As they stand beside an assistant's message. What a program before this one has stored is read as far as it fits. */
export function SourcesIn({ metadata }: { readonly metadata: Record<string, unknown> | undefined }) {
  const sources = metadata?.sources;
  return Array.isArray(sources) ? <Sources sources={sources as AssistantSource[]} /> : null;
}
