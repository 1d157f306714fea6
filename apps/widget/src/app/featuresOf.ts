import { createStore } from '@shopbell/client/visitor';
import { features } from '../features';
import type { Feature } from './Feature';
import { perWidget } from './perWidget';

/** The rooms that are there: at first those without which nothing can be sent, then all. */
export const featuresOf = perWidget(() => createStore<readonly Feature[]>(features));
