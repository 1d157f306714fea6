import type { Section } from '../Section';
import { installationFields } from './fields';

export const installationSection: Section = {
  id: 'installation',
  title: 'Installation',
  role: 'admin',
  words: 'snippet script domains embed shopify on off',
  fields: installationFields,
  load: async () => (await import('../../parts')).InstallationSection,
};
