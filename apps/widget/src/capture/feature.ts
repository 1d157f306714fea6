import type { Feature } from '../app/Feature';
import { isSearchFirst } from '../help-center/recommendable';
import { isHelpFirst } from '../self-service/isHelpFirst';

/** What a shopper is asked for before someone answers (RTE-05, RTE-16; SOC-32, SOC-33, SOC-35). */
export const capture: Feature = {
  name: 'capture',
  screens: {
    '/offline-capture': {
      load: () => import('./lazy/OfflineCaptureScreen'),
      title: 'offlineTitle',
      focus: 'input',
      frames: ['offline-capture-init', 'contact-form-init'],
      guard(widget, { isAsked }) {
        if (isAsked) return null;
        if (isHelpFirst(widget)) return '/self-service-portal/home';
        return isSearchFirst(widget) ? '/article-recommendation' : null;
      },
    },
    '/require-email-capture': {
      load: () => import('./lazy/RequireEmailScreen'),
      title: 'emailRequiredTitle',
      focus: 'input',
      frames: ['require-email-capture'],
    },
  },
};
