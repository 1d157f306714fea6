import type { Feature, Screen } from './Feature';

/** The screen that one of them has at a path. */
export const screenAt = (features: readonly Feature[], path: string): Screen | undefined =>
  features.find(({ screens }) => screens?.[path])?.screens?.[path];
