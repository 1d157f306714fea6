import type { AssistantSource } from '@shopbell/protocol';
import styles from './Sources.module.css';
import { sourceName } from './sourceName';

/** Where an assistant's words come from; what can be opened is a link. */
export function Sources({ sources }: { readonly sources: readonly AssistantSource[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label="Sources">
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes its order.
        <li key={index}>
          {'url' in source ? (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer"
              dir="auto"
              data-tip={quoteOf(source)}
            >
              {sourceName(source)}
            </a>
          ) : (
            <span dir="auto">{sourceName(source)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const quoteOf = (source: AssistantSource): string | undefined =>
  source.kind === 'article' ? source.quote : undefined;

/** As they stand beside an assistant's message. What a program before this one has stored is read as far as it fits. */
export function SourcesIn({ metadata }: { readonly metadata: Record<string, unknown> | undefined }) {
  const sources = metadata?.sources;
  return Array.isArray(sources) ? <Sources sources={sources as AssistantSource[]} /> : null;
}
