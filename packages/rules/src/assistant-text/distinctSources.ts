import type { AssistantSource } from '@shopbell/protocol';

/** Each thing once, by what people tell one from the other; what is quoted of an article stands together, line by line and once. */
export function distinctSources(sources: readonly AssistantSource[]): readonly AssistantSource[] {
  const byName = new Map<string, AssistantSource>();
  for (const source of sources) byName.set(sourceKey(source), joined(byName.get(sourceKey(source)), source));
  return [...byName.values()];
}

function joined(before: AssistantSource | undefined, source: AssistantSource): AssistantSource {
  if (before?.kind !== 'article' || source.kind !== 'article') return before ?? source;
  const quotes = new Set([...before.quote.split('\n'), source.quote].filter(Boolean));
  return { ...before, quote: [...quotes].join('\n') };
}

export function sourceKey(source: AssistantSource): string {
  switch (source.kind) {
    case 'article':
      return `article ${source.articleId}`;
    case 'product':
      return `product ${source.productId}`;
    case 'order':
      return `order ${source.orderId}`;
    case 'flow':
      return `flow ${source.flowId}`;
  }
}
