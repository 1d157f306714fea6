import type { Feature } from '../app/Feature';

export const floatingInput: Feature = {
  name: 'floating-input',
  pieces: [
    {
      place: 'launcher',
      isWanted: ({ launcher }) => launcher.hasFloatingInput === true,
      load: () => import('./lazy/FloatingInputScreen'),
    },
  ],
};
