import type { Section } from '../Section';
import { languagesFields } from './fields';

export const languagesSection: Section = {
  id: 'languages',
  title: 'Languages',
  role: 'admin',
  words: 'translation locale',
  preview: 'open',
  fields: languagesFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
