import type { Section } from '../Section';
import { privacyFields } from './fields';

export const privacySection: Section = {
  id: 'privacy',
  title: 'Email and privacy',
  role: 'admin',
  words: 'email capture policy retention delete gdpr',
  preview: 'open',
  fields: privacyFields,
  load: async () => (await import('../../parts')).PrivacySection,
};
