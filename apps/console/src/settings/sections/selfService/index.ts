import type { Section } from '../Section';

export const selfServiceSection: Section = {
  id: 'self-service',
  title: 'Self-service',
  role: 'admin',
  words: 'orders track return cancel report code sign in sms text message loop reasons portal',
  preview: 'open',
  isInOneLanguage: true,
  load: async () => (await import('../parts')).SelfServiceSection,
};
