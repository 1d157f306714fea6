import type { Section } from '../Section';

export const automationSection: Section = {
  id: 'automation',
  title: 'Automation',
  role: 'admin',
  words: 'self-service flows orders assistant',
  load: async () => (await import('../parts')).FieldsSection,
};
