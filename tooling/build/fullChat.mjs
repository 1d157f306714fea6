/**
 * A chat that uses everything a script can carry, as shops do that use much of it. Only the rule for addresses knows no
 * bound: each address more is its own length more.
 */
export const fullChat = {
  id: 1042,
  key: 'fern-and-loom',
  name: 'Fern & Loom',
  domains: ['fern-and-loom.example'],
  settings: {
    shopType: 'shopify',
    decoration: {
      mainColor: '#1f5f4a',
      conversationColor: '#e4b363',
      position: { alignment: 'bottom-left', offsetX: 24, offsetY: 32 },
      launcher: { type: 'icon-label', label: 'Questions? Ask us!' },
    },
    visibility: {
      method: 'hide-on-specific-pages',
      conditions: [
        { operator: 'contain', value: '/account/' },
        { operator: 'contain', value: '/pages/wholesale' },
        { operator: 'not-equal', value: 'https://fern-and-loom.example/account/login' },
      ],
    },
    preferences: {
      hideOnMobile: true,
      hideOutsideBusinessHours: true,
      disableAutoOpen: true,
      liveChatAvailability: 'always-live-during-business-hours',
    },
    businessHours: {
      timezone: 'America/New_York',
      businessHours: [
        { days: [1, 2, 3, 4, 5], fromTime: '08:30', toTime: '12:00' },
        { days: [1, 2, 3, 4, 5], fromTime: '13:00', toTime: '18:15' },
        { days: [6], fromTime: '10:00', toTime: '12:30' },
        { days: [6], fromTime: '13:30', toTime: '16:00' },
      ],
    },
    featureFlags: { floatingInput: true },
    tracking: { reportsUrl: 'https://errors.fern-and-loom.example/chat/reports' },
  },
};

export const fullParts = { campaigns: true, starters: true };

/** A Wednesday, between two of its spans: all that is said of the hours lies ahead. */
export const fullNowMs = Date.parse('2026-11-18T17:30:00Z');
