import type { FlowContent } from '@shopbell/protocol';
import { connected, wayAt } from '@shopbell/rules/flows-canvas';
import type { Way } from '@shopbell/rules/flows-editing';
import type { ReactFlowProps } from '@xyflow/react';
import type { StartNode, StepNode, WayEdge } from './drawing';

type Lines = Pick<
  ReactFlowProps<StepNode | StartNode, WayEdge>,
  'onConnect' | 'onReconnect' | 'onConnectEnd' | 'onEdgeClick' | 'onPaneClick'
>;

export interface LinesOptions {
  readonly content: FlowContent;
  readonly onFlow: (content: FlowContent) => void;
  readonly onAsk: (way: Way, clientX: number, clientY: number) => void;
  readonly onWay: (way: Way | undefined) => void;
}

/** Lines that are drawn with the mouse: to an end, to anywhere on a step, or to where a new one is wanted. */
export function linesOf({ content, onFlow, onAsk, onWay }: LinesOptions): Lines {
  const connect = (exit: Parameters<typeof connected>[1], target: string | null) => {
    const after = connected(content, exit, target);
    if (after !== content) onFlow(after);
  };
  return {
    onConnect: ({ target, ...exit }) => connect(exit, target),
    onReconnect: (_, { target, ...exit }) => connect(exit, target),
    onConnectEnd(event, { isValid, fromHandle }) {
      if (isValid || fromHandle?.type !== 'source') return;
      const exit = { source: fromHandle.nodeId, sourceHandle: fromHandle.id ?? null };
      const { clientX, clientY } = 'changedTouches' in event ? (event.changedTouches[0] ?? noPlace) : event;
      const below = document.elementFromPoint(clientX, clientY);
      const step = below?.closest<HTMLElement>('.react-flow__node');
      const way = wayAt(content, exit);
      if (step) connect(exit, step.dataset.id ?? null);
      else if (way !== undefined && below?.closest('.react-flow') && !below.closest('.react-flow__panel'))
        onAsk(way, clientX, clientY);
    },
    onEdgeClick: (_, { data }) => onWay(data?.way),
    onPaneClick: () => onWay(undefined),
  };
}

const noPlace = { clientX: 0, clientY: 0 };
