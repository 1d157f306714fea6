/**
 * How long after the time it was told a client may take to send a refused message again. Longer than a page stays on a
 * socket on which it hears nothing: what it had sent behind the refused one may lie unread before a node that stands still.
 */
const resendGraceMs = 60_000;

/** More than a client has on its way; what comes beyond it is refused while something before it is, and not remembered. */
const keptMax = 1000;

const nameOf = (conversationId: string, key: string): string => `${conversationId} ${key}`;

/** Until when each refused message of one conversation is waited for; null while it is being stored. */
class Waiting {
  /** In the order of their first coming, as a Map keeps it. */
  readonly #untilMs = new Map<string, number | null>();
  #refused = 0;

  get size(): number {
    return this.#untilMs.size;
  }

  has(key: string): boolean {
    return this.#untilMs.has(key);
  }

  set(key: string, untilMs: number | null): void {
    this.#refused += Number(untilMs !== null) - Number(this.#isRefused(key));
    this.#untilMs.set(key, untilMs);
  }

  delete(key: string): void {
    this.#refused -= Number(this.#isRefused(key));
    this.#untilMs.delete(key);
  }

  /**
   * Nothing before it was refused. A client that never sends a refused message again is let go on; one that does so
   * after all finds its place as it was, before those that came behind it.
   */
  isNext(key: string, nowMs: number): boolean {
    if (this.#refused === 0) return true;
    for (const [other, untilMs] of this.#untilMs) {
      if (other === key) return true;
      if (untilMs !== null && nowMs < untilMs) return false;
    }
    return true;
  }

  forgetExpired(nowMs: number): void {
    for (const [key, untilMs] of this.#untilMs) if (untilMs !== null && nowMs >= untilMs) this.delete(key);
  }

  #isRefused(key: string): boolean {
    return typeof this.#untilMs.get(key) === 'number';
  }
}

/**
 * One sender's own order (D5), on one socket. Whatever came first, in the order in which it came, stays first until it is
 * settled: stored, or refused for good. What was refused for now keeps its place, and everything behind it waits, also
 * what was refused earlier than it and comes again sooner.
 */
export class SendOrder {
  readonly #conversations = new Map<string, Waiting>();
  /** The last of those that came here and are stored: who sends one again asks for it, and nobody waits for that. */
  readonly #stored = new Set<string>();

  /** May it be stored now? If not, it must come again, in its place. */
  enter(conversationId: string, key: string, nowMs: number): boolean {
    if (this.#stored.has(nameOf(conversationId, key))) return true;
    const waiting = this.#conversations.get(conversationId) ?? new Waiting();
    this.#conversations.set(conversationId, waiting);
    const isFree = waiting.isNext(key, nowMs);
    if (waiting.size >= keptMax) waiting.forgetExpired(nowMs);
    if (isFree || waiting.has(key) || waiting.size < keptMax)
      waiting.set(key, isFree ? null : nowMs + resendGraceMs);
    return isFree;
  }

  refused(conversationId: string, key: string, untilMs: number): void {
    const waiting = this.#conversations.get(conversationId);
    if (waiting?.has(key)) waiting.set(key, untilMs + resendGraceMs);
  }

  stored(conversationId: string, key: string): void {
    this.#stored.add(nameOf(conversationId, key));
    const [oldest] = this.#stored;
    if (oldest !== undefined && this.#stored.size > keptMax) this.#stored.delete(oldest);
    this.settled(conversationId, key);
  }

  settled(conversationId: string, key: string): void {
    const waiting = this.#conversations.get(conversationId);
    waiting?.delete(key);
    if (waiting?.size === 0) this.#conversations.delete(conversationId);
  }
}
