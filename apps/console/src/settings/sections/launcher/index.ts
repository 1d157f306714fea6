import type { Section } from '../Section';

export const launcherSection: Section = {
  id: 'launcher',
  title: 'Launcher',
  role: 'admin',
  words: 'button label corner position',
  preview: 'closed',
  load: async () => (await import('../parts')).FieldsSection,
};
