import type { Presence, TeamPresence } from '@shopbell/protocol';

type Status = TeamPresence['members'][number]['status'];

export const statusNames: Record<Status, string> = { online: 'Online', away: 'Away', offline: 'Not here' };

export const presenceMeaning: Record<Presence, string> = {
  online: 'Shoppers see you, and conversations are given to you.',
  away: 'You can go on answering; nothing new is given to you.',
};

/** What a shopper's window says about the team in this moment. */
export const shoppersSee = (members: TeamPresence['members']): string =>
  members.some(({ status }) => status === 'online')
    ? 'Shoppers see that someone is here.'
    : 'Shoppers see that nobody is here, and are asked for their email.';
