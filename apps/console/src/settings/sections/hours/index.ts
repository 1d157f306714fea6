import type { Section } from '../Section';

export const hoursSection: Section = {
  id: 'hours',
  title: 'Hours',
  role: 'admin',
  words: 'business hours opening times holidays offline away timezone',
  preview: 'open',
  load: async () => (await import('../parts')).FieldsSection,
};
