import type { Section } from '../Section';

export const languagesSection: Section = {
  id: 'languages',
  title: 'Languages',
  role: 'admin',
  words: 'translation locale',
  preview: 'open',
  load: async () => (await import('../parts')).FieldsSection,
};
