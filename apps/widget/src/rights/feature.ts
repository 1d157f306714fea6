import type { Feature } from '../app/Feature';

export const rights: Feature = {
  name: 'rights',
  pieces: [
    {
      place: 'header',
      // It speaks the texts that come with the details.
      isWanted: ({ details }) => details.get() !== null,
      load: () => import('./lazy/Menu'),
    },
  ],
};
