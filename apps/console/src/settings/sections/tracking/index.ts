import type { Section } from '../Section';

export const trackingSection: Section = {
  id: 'tracking',
  title: 'Tracking',
  role: 'admin',
  words: 'consent analytics visits revenue errors reports privacy',
  load: async () => (await import('../parts')).FieldsSection,
};
