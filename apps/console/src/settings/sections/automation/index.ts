import type { Section } from '../Section';

export const automationSection: Section = {
  id: 'automation',
  title: 'Automation',
  role: 'admin',
  words: 'assistant articles help center campaigns test',
  load: async () => (await import('../parts')).FieldsSection,
};
