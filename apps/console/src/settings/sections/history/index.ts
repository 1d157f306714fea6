import type { Section } from '../Section';

export const historySection: Section = {
  id: 'history',
  title: 'History',
  role: 'admin',
  words: 'versions restore undo',
  load: async () => (await import('../parts')).HistorySection,
};
