import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Place, Screen, ScreenProps } from './Screen';

/** A screen that loads when it is opened, and is called what its record calls it. */
export const componentOf = (place: Place) => lazy(place, place.load);

/** The same behind the guard, where it is not for everyone. */
export const guardedComponentOf = (screen: Screen) =>
  lazy(screen, async () => {
    if (screen.role === 'agent') return screen.load();
    const [{ guarded }, Body] = await Promise.all([import('./lazy/guarded'), screen.load()]);
    return guarded(screen, Body);
  });

const lazy = ({ title }: Place, load: () => Promise<ComponentType<ScreenProps>>) =>
  lazyRouteComponent(async () => {
    const Body = await load();
    return { Component: () => <Body title={title} /> };
  }, 'Component');
