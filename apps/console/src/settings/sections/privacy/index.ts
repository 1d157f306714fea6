import type { Section } from '../Section';

export const privacySection: Section = {
  id: 'privacy',
  title: 'Email and privacy',
  role: 'admin',
  words: 'email capture policy retention delete gdpr shopper export erase',
  preview: 'open',
  load: async () => (await import('../parts')).PrivacySection,
};
