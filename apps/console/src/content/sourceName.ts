import type { AssistantSource } from '@shopbell/protocol';

/** Where something is known from, in a line. */
export function sourceName(source: AssistantSource): string {
  switch (source.kind) {
    case 'article':
      return source.title;
    case 'order':
      return `Order ${source.orderName}, ${source.field}: ${source.value}`;
    case 'product':
      return `Product ${source.title}`;
    case 'flow':
      return `Flow ${source.label}`;
  }
}
