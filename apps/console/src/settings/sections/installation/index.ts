import type { Section } from '../Section';

export const installationSection: Section = {
  id: 'installation',
  title: 'Installation',
  role: 'admin',
  words: 'snippet script domains embed shopify on off',
  load: async () => (await import('../parts')).InstallationSection,
};
