import type { Section } from '../Section';
import { textsFields } from './fields';

export const textsSection: Section = {
  id: 'texts',
  title: 'Texts',
  role: 'admin',
  words: 'words translation wording',
  preview: 'open',
  isInOneLanguage: true,
  fields: textsFields,
  load: async () => (await import('../../parts')).TextsSection,
};
