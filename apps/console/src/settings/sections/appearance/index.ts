import type { Section } from '../Section';
import { appearanceFields } from './fields';

export const appearanceSection: Section = {
  id: 'appearance',
  title: 'Appearance',
  role: 'admin',
  words: 'colour color brand logo theme dark font avatar header',
  preview: 'open',
  fields: appearanceFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
