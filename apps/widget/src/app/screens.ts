import { features } from '../features';
import type { Screen } from './Feature';

/** The screens of all features, by their paths. */
export const screens: Readonly<Record<string, Screen | undefined>> = Object.assign(
  {},
  ...features.map((feature) => feature.screens),
);
