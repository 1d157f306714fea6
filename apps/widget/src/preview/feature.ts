import type { Feature } from '../app/Feature';

export const preview: Feature = {
  name: 'preview',
  start: ({ deepLinks }) => ({ facts: () => ({ isPreview: deepLinks.isPreview }) }),
  pieces: [
    {
      place: 'banner',
      isWanted: ({ deepLinks, details }) => deepLinks.isPreview && details.get() !== null,
      load: () => import('./lazy/PreviewBanner'),
    },
  ],
};
