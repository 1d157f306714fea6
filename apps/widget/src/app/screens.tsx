import type { ComponentType } from 'react';
import { lazyView } from '../chunks';
import { Skeletons } from '../conversations';
import { features } from '../features';

/** The screens of all features by their paths; the conversation itself is part of the app. */
export const screens: Readonly<Record<string, ComponentType | undefined>> = Object.fromEntries(
  features.flatMap(({ name, screens: own = {} }) =>
    Object.entries(own).map(([path, { load }]) => [path, load && lazyView(name, load, <Skeletons />)]),
  ),
);
