import type { Section } from '../Section';
import { visibilityFields } from './fields';

export const visibilitySection: Section = {
  id: 'visibility',
  title: 'Visibility',
  role: 'admin',
  words: 'pages addresses hide show phone',
  fields: visibilityFields,
  load: async () => (await import('../../parts')).VisibilitySection,
};
