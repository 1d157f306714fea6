import type { Section } from '../Section';
import { hoursFields } from './fields';

export const hoursSection: Section = {
  id: 'hours',
  title: 'Hours',
  role: 'admin',
  words: 'business hours opening times holidays offline away timezone',
  preview: 'open',
  fields: hoursFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
