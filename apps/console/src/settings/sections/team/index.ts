import type { Section } from '../Section';

export const teamSection: Section = {
  id: 'team',
  title: 'Team',
  role: 'admin',
  words: 'members roles invitations invite people',
  isOfShop: true,
  load: async () => (await import('../../../team/Team')).Team,
};
