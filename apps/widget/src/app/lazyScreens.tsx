import type { ComponentType } from 'react';
import { lazyView } from '../chunks';
import { Skeletons } from '../conversations';

/** Screens that come when they are reached; the conversation itself is part of the app. */
export const lazyScreens: Readonly<Record<string, ComponentType | undefined>> = {
  '/offline-capture': lazyView(
    'capture',
    () => import('../capture/lazy/OfflineCaptureScreen'),
    <Skeletons />,
  ),
  '/require-email-capture': lazyView(
    'capture',
    () => import('../capture/lazy/RequireEmailScreen'),
    <Skeletons />,
  ),
};
