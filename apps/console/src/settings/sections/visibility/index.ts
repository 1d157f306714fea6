import type { Section } from '../Section';

export const visibilitySection: Section = {
  id: 'visibility',
  title: 'Visibility',
  role: 'admin',
  words: 'pages addresses hide show phone',
  load: async () => (await import('../parts')).VisibilitySection,
};
