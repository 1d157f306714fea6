import type { Section } from '../Section';
import { conversationFields } from './fields';

export const conversationSection: Section = {
  id: 'conversation',
  title: 'Conversation',
  role: 'admin',
  words: 'greeting introduction quick replies prefilled message',
  preview: 'open',
  fields: conversationFields,
  load: async () => (await import('../../parts')).FieldsSection,
};
