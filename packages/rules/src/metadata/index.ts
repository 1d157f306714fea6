import type { Availability } from '../availability';
import { queryValue } from '../pages';

export interface MetadataFacts {
  readonly capturedMail?: string | undefined;
  readonly availability: Availability;
  readonly isPreview: boolean;
  readonly shopType?: string | null | undefined;
  readonly shopName?: string | null | undefined;
  readonly guestId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
  readonly campaigns?: readonly unknown[] | undefined;
  readonly convertMetadata?: unknown;
  readonly idToken?: string | undefined;
  readonly aiAgentMessageType?: string | undefined;
  readonly isAiAgentConversation: boolean;
  /** The address the chat runs at. */
  readonly url: string;
  readonly isCheckout: boolean;
}

const nilGuestId = '00000000-0000-0000-0000-000000000000';

/** What the page says about itself with every message; what it does not know is undefined and does not travel. */
export const messageMetadata = (facts: MetadataFacts) => ({
  capturedMail: facts.capturedMail,
  chatAvailability: facts.availability,
  previewMode: facts.isPreview,
  revenueId: revenueIdOf(facts),
  campaigns: facts.campaigns && [...facts.campaigns],
  convertMetadata: facts.convertMetadata,
  idToken: facts.idToken,
  ai_agent_message_type: facts.aiAgentMessageType,
  isAiAgentConversation: facts.isAiAgentConversation,
  currentUrl: currentUrlOf(facts),
});

function revenueIdOf({ shopType, shopName, guestId, sessionId }: MetadataFacts): string {
  return [shopType, shopName, guestId === nilGuestId ? '' : guestId, sessionId].join(':');
}

/** In the shop's checkout the chat runs in a frame, whose address carries the one of the page (MSG-18). */
export function currentUrlOf({ url, isCheckout }: Pick<MetadataFacts, 'url' | 'isCheckout'>): string {
  const search = url.split('#')[0]?.split('?').slice(1).join('?') ?? '';
  return (isCheckout && queryValue(search, 'origin')) || url;
}
