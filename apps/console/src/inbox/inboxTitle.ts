export const inboxTitle = (waitingCount: number): string =>
  waitingCount > 0 ? `(${waitingCount}) Inbox · Shopbell` : 'Inbox · Shopbell';
