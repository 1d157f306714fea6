import type { Feature } from '../app/Feature';

export const preview: Feature = {
  name: 'preview',
  pieces: [
    {
      place: 'banner',
      isWanted: ({ deepLinks, details }) => deepLinks.isPreview && details.get() !== null,
      load: () => import('./lazy/PreviewBanner'),
    },
  ],
};
