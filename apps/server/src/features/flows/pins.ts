import type { Pins, PublishedFlow } from './store';

/** The versions of a flow and of all that it may call, as they are now. */
export function pinsOf(flowId: string, published: ReadonlyMap<string, PublishedFlow>): Pins {
  const found = new Set([flowId]);
  for (const id of found)
    for (const step of published.get(id)?.content.steps ?? [])
      if (step.kind === 'sub-flow') found.add(step.flowId);
  const pinned = [...found].flatMap((id) => {
    const flow = published.get(id);
    return flow ? [[id, flow.version] as const] : [];
  });
  return Object.fromEntries(pinned);
}
