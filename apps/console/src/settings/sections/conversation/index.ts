import type { Section } from '../Section';

export const conversationSection: Section = {
  id: 'conversation',
  title: 'Conversation',
  role: 'admin',
  words: 'greeting introduction quick replies prefilled message',
  preview: 'open',
  load: async () => (await import('../parts')).FieldsSection,
};
