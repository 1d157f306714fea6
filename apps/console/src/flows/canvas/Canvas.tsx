import '@xyflow/react/dist/base.css';
import { placeStep } from '@shopbell/rules/flows-editing';
import { Background, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { useMemo, useRef, useState } from 'react';
import styles from './Canvas.module.css';
import { CanvasActionsProvider } from './CanvasActions';
import type { CanvasProps } from './CanvasProps';
import { CanvasTools } from './CanvasTools';
import { edgesFor, nodesOf, type StartNode as StartNodeType, type StepNode as StepNodeType } from './drawing';
import { firstView, smallest, wholeView } from './firstView';
import { glideMs } from './glideMs';
import { KindPicker } from './KindPicker';
import { StartNode } from './StartNode';
import { StepNode } from './StepNode';
import { useDrawing } from './useDrawing';
import { useLayout } from './useLayout';
import { useReveal } from './useReveal';
import { WayEdge } from './WayEdge';

const nodeTypes = { step: StepNode, start: StartNode };
const edgeTypes = { way: WayEdge };
/** A flow as it is drawn. What is changed here is changed in the same flow as the outline shows. */
export const Canvas = (props: CanvasProps) => (
  <ReactFlowProvider>
    <Drawing {...props} />
  </ReactFlowProvider>
);

function Drawing(props: CanvasProps) {
  const { content, problems, chosen, trace, library, isReadOnly, onFlow } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { setViewport } = useReactFlow();
  const layout = useLayout(content);
  const drawing = useDrawing(props, layout, frame);
  const { focus, chosenWay, adding } = drawing;
  const [drag, setDrag] = useState<{ readonly id: string; readonly x: number; readonly y: number } | null>(
    null,
  );
  const drawn = { content, layout, problems, chosen, trace, library, focus };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of it are named one by one
  const nodes = useMemo(() => nodesOf(drawn), [content, layout, problems, chosen, trace, library, focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of it are named one by one
  const edges = useMemo(() => edgesFor(drawn, chosenWay), [content, layout, trace, chosenWay]);
  useReveal(frame, layout, chosen, 0);
  useReveal(frame, layout, focus.stepId, focus.count);
  useReveal(frame, layout, trace.here, 0);

  return (
    <CanvasActionsProvider value={drawing.actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the steps within it */}
      <div ref={frame} className={styles.canvas} onKeyDown={drawing.onKeyDown} tabIndex={-1}>
        <ReactFlow<StepNodeType | StartNodeType, ReturnType<typeof edgesFor>[number]>
          aria-label="Steps of the flow"
          nodes={
            drag ? nodes.map((node) => (node.id === drag.id ? { ...node, position: drag } : node)) : nodes
          }
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={(changes) => {
            for (const change of changes)
              if (change.type === 'position' && change.dragging && change.position)
                setDrag({ id: change.id, ...change.position });
          }}
          onNodeDragStop={(_, { id, position }) => {
            setDrag(null);
            onFlow(placeStep(content, id, position.x, position.y));
          }}
          {...drawing.lines}
          onInit={() => {
            if (frame.current) void setViewport(firstView(layout, frame.current));
          }}
          minZoom={smallest}
          maxZoom={1.5}
          nodesDraggable={!isReadOnly}
          nodesConnectable={!isReadOnly}
          edgesReconnectable={!isReadOnly}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          connectOnClick={false}
          connectionRadius={28}
          deleteKeyCode={null}
          onlyRenderVisibleElements
          preventScrolling={false}
          zoomOnScroll={false}
          zoomOnDoubleClick={false}
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={20} size={1.5} />
          <CanvasTools
            isReadOnly={isReadOnly}
            canTidy={content.steps.some(({ at }) => at)}
            onAdd={drawing.addAnywhere}
            onTidy={drawing.tidy}
            onShowAll={() => {
              if (frame.current) void setViewport(wholeView(layout, frame.current), { duration: glideMs() });
            }}
          />
        </ReactFlow>
        {adding && (
          <KindPicker x={adding.x} y={adding.y} onPick={drawing.pick} onClose={drawing.closePicker} />
        )}
      </div>
    </CanvasActionsProvider>
  );
}
