import type { Section } from '../Section';

export const appearanceSection: Section = {
  id: 'appearance',
  title: 'Appearance',
  role: 'admin',
  words: 'colour color brand logo theme dark font avatar header',
  preview: 'open',
  load: async () => (await import('../parts')).FieldsSection,
};
