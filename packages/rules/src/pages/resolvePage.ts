import { type Availability, isChatOnline } from '../availability';

export type Page = 'homepage' | 'conversation';

export const readStartPage = (argument: unknown): Page | null =>
  argument === 'homepage' || argument === 'conversation' ? argument : null;

interface PageFacts {
  readonly isPortalEnabled: boolean;
  readonly availability: Availability;
  /** An assistant answers at any hour, so the conversation needs no agent (PGE-05). */
  readonly canTriggerAiAgent: boolean;
}

export function resolvePage(page: Page, facts: PageFacts): string {
  if (page === 'homepage' && facts.isPortalEnabled) return '/self-service-portal/home';
  return facts.canTriggerAiAgent ? '/chat' : conversationPage(facts.availability);
}

const conversationPage = (availability: Availability): string =>
  isChatOnline(availability) ? '/chat' : '/offline-capture';
