import type { FlowContent } from '@shopbell/protocol';
import { type FlowLayout, type Graph, graphOf, layoutGraph } from '@shopbell/rules/flows-canvas';
import { useMemo } from 'react';

/** Laid out again only when something leads elsewhere: not with every letter that is typed. */
export function useLayout(content: FlowContent): FlowLayout {
  const shape = JSON.stringify(graphOf(content));
  return useMemo(() => layoutGraph(JSON.parse(shape) as Graph), [shape]);
}
