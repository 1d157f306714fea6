import { type ComponentType, lazy } from 'react';
import { reloadLostStyles } from './lostStyles';
import { untilLoaded } from './untilLoaded';

const pauseMs = 2000;

const surroundings = {
  pause: () => new Promise<void>((done) => setTimeout(done, pauseMs)),
  isReachable: () =>
    fetch('/console/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
};

/**
 * A part of a screen that comes when it is needed. One that is lost with the connection must not take the screen along, and
 * what somebody is writing on it: its place stays empty until it is there.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await untilLoaded(async () => {
      await reloadLostStyles();
      return load();
    }, surroundings),
  }));
