import type { Section } from '../Section';
import { flagsFields } from './fields';

export const flagsSection: Section = {
  id: 'flags',
  title: 'Feature flags',
  role: 'admin',
  words: 'experiments beta',
  preview: 'closed',
  fields: flagsFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
