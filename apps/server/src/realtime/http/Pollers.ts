import type { VisitorClaims } from '../../features/visitors';
import type { HttpPeer } from './HttpPeer';

/** Pages of one shopper that poll at the same time. */
const pagesMax = 8;

/** The sessions without a socket on this node, by conversation and page. */
export class Pollers {
  readonly #peers = new Map<string, Map<string, HttpPeer>>();

  find({ conversationId }: VisitorClaims, session: string): HttpPeer | undefined {
    return this.#peers.get(conversationId)?.get(session);
  }

  add({ conversationId }: VisitorClaims, session: string, peer: HttpPeer): void {
    const pages = this.#peers.get(conversationId) ?? new Map<string, HttpPeer>();
    this.#peers.set(conversationId, pages);
    const [oldest] = pages.values();
    if (pages.size >= pagesMax) oldest?.terminate();
    pages.set(session, peer);
    peer.on('close', () => {
      if (pages.get(session) === peer) pages.delete(session);
      if (pages.size === 0 && this.#peers.get(conversationId) === pages) this.#peers.delete(conversationId);
    });
  }
}
