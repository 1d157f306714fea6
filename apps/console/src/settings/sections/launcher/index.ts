import type { Section } from '../Section';
import { launcherFields } from './fields';

export const launcherSection: Section = {
  id: 'launcher',
  title: 'Launcher',
  role: 'admin',
  words: 'button label corner position',
  preview: 'closed',
  fields: launcherFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
