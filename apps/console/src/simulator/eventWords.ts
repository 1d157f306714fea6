import type { RecordedEvents } from './replay';
import type { ServedRules } from './simulate';

/** What of a page became different, by the names of what it told. */
const changes: Readonly<Record<string, string>> = {
  ...{ cart: 'the cart', product: 'the product', isLeaving: 'about to leave', isAnswered: 'who answers' },
  ...{ positives: 'what is known of the customer', seen: 'what was seen', active: 'what stands on the page' },
  ...{ isOpen: 'the chat’s window', isHidden: 'whether the chat is hidden', language: 'the language' },
  ...{ areResting: 'campaigns rest', visits: 'visits', isKnown: 'whether they are known' },
};

export function eventWords(
  { event, campaignId, properties }: RecordedEvents[number],
  { campaigns }: ServedRules,
): string {
  if (properties.isCut) return 'too much to be recorded from here on';
  if (event === 'page-changed') {
    const changed = Object.keys(properties).flatMap((name) => changes[name] ?? []);
    return `page changed: ${changed.join(', ') || 'its time'}`;
  }
  const name = campaigns.find(({ id }) => id === campaignId)?.name;
  const about = typeof properties.url === 'string' ? properties.url : name;
  return [event.replaceAll('-', ' '), about].filter(Boolean).join(' ');
}
