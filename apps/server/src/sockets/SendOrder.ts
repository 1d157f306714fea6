/**
 * How long after the time it was told a client may take to send a refused message again. Longer than a page stays on a
 * socket on which it hears nothing: what it had sent behind the refused one may lie unread before a node that stands still.
 */
const resendGraceMs = 60_000;

/** More than a client has on its way; what comes beyond it is refused while something before it is, and not remembered. */
const keptMax = 1000;

/** Until when a refused message is waited for; null while it is being stored. */
type Waiting = Map<string, number | null>;

/**
 * One sender's own order (D5), on one socket. Whatever came first, in the order in which it came, stays first until it is
 * settled: stored, or refused for good. What was refused for now keeps its place, and everything behind it waits, also
 * what was refused earlier than it and comes again sooner.
 */
export class SendOrder {
  /** In the order of their first coming, as a Map keeps it. */
  readonly #conversations = new Map<string, Waiting>();

  /** May it be stored now? If not, it must come again, in its place. */
  enter(conversationId: string, key: string, nowMs: number): boolean {
    const waiting = this.#conversations.get(conversationId) ?? new Map<string, number | null>();
    this.#conversations.set(conversationId, waiting);
    const isFree = this.#isNext(waiting, key, nowMs);
    if (isFree || waiting.has(key) || waiting.size < keptMax)
      waiting.set(key, isFree ? null : nowMs + resendGraceMs);
    return isFree;
  }

  refused(conversationId: string, key: string, untilMs: number): void {
    this.#conversations.get(conversationId)?.set(key, untilMs + resendGraceMs);
  }

  settled(conversationId: string, key: string): void {
    const waiting = this.#conversations.get(conversationId);
    waiting?.delete(key);
    if (waiting?.size === 0) this.#conversations.delete(conversationId);
  }

  /** Nothing before it was refused. A client that never sends a refused message again is let go on. */
  #isNext(waiting: Waiting, key: string, nowMs: number): boolean {
    for (const [other, untilMs] of waiting) {
      if (other === key) return true;
      if (untilMs === null) continue;
      if (nowMs < untilMs) return false;
      waiting.delete(other);
    }
    return true;
  }
}
