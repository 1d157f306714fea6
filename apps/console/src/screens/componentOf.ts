import { lazyRouteComponent } from '@tanstack/react-router';
import type { Screen } from './Screen';

/** A screen that loads when it is opened, behind the guard where it is not for everyone. */
export const componentOf = (screen: Screen) =>
  lazyRouteComponent(async () => {
    if (screen.role === 'agent') return { Component: await screen.load() };
    const [{ guarded }, Body] = await Promise.all([import('./lazy/guarded'), screen.load()]);
    return { Component: guarded(screen, Body) };
  }, 'Component');
