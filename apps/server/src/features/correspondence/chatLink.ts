import type { Place } from '../conversations';
import type { Tokens } from '../visitors';

export interface ChatLinkDependencies {
  readonly tokens: Tokens;
  /** The page where a chat without domains can be tried: only the demo has one. */
  readonly demoPage: () => string | null;
}

export interface ChatPlace {
  readonly appId: number;
  readonly domains: readonly string[];
}

/** Where a conversation goes on; only on a page of the shop's own: an address that a page gave could lead anywhere. */
export const createChatLink =
  ({ tokens, demoPage }: ChatLinkDependencies) =>
  async (place: Place, { appId, domains }: ChatPlace): Promise<string | null> => {
    const [domain] = domains;
    const page = domain === undefined ? demoPage() : `https://${domain}/`;
    if (page === null) return null;
    return `${page}?open-chat&gorgias-resume=${await tokens.issueResume({ ...place, appId })}`;
  };
