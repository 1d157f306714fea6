import type { Section } from '../Section';

export const flagsSection: Section = {
  id: 'flags',
  title: 'Feature flags',
  role: 'admin',
  words: 'experiments beta',
  preview: 'closed',
  load: async () => (await import('../parts')).FieldsSection,
};
