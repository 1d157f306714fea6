import type { Section } from '../Section';
import { automationFields } from './fields';

export const automationSection: Section = {
  id: 'automation',
  title: 'Automation',
  role: 'admin',
  words: 'self-service flows orders assistant',
  fields: automationFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
