export interface AgentLoad {
  readonly userId: string;
  readonly openCount: number;
  readonly capacity: number;
  /** When a conversation was last given to them; null for never. */
  readonly lastAssignedMs: number | null;
}

/** In turn among those who have room: whoever has not been given one for longest. Null when everyone is full. */
export function nextAgent(agents: readonly AgentLoad[]): string | null {
  const [next] = agents
    .filter(({ openCount, capacity }) => openCount < capacity)
    .toSorted(
      (left, right) =>
        (left.lastAssignedMs ?? 0) - (right.lastAssignedMs ?? 0) ||
        left.openCount - right.openCount ||
        (left.userId < right.userId ? -1 : 1),
    );
  return next?.userId ?? null;
}
