import type { AssistantSource } from '@shopbell/protocol';

/** Each thing once, by what people tell one from the other; what several sentences quote of an article stands together. */
export function distinctSources(sources: readonly AssistantSource[]): readonly AssistantSource[] {
  const byName = new Map<string, AssistantSource>();
  for (const source of sources) byName.set(sourceKey(source), joined(byName.get(sourceKey(source)), source));
  return [...byName.values()];
}

function joined(before: AssistantSource | undefined, source: AssistantSource): AssistantSource {
  if (before?.kind !== 'article' || source.kind !== 'article') return before ?? source;
  return { ...before, quote: [before.quote, source.quote].filter(Boolean).join(' ') };
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
