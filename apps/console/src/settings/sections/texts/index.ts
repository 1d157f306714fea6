import type { Section } from '../Section';

export const textsSection: Section = {
  id: 'texts',
  title: 'Texts',
  role: 'admin',
  words: 'words translation wording',
  preview: 'open',
  isInOneLanguage: true,
  load: async () => (await import('../parts')).TextsSection,
};
