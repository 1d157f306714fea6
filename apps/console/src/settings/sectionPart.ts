import type { ComponentType } from 'react';
import { lazyPart } from '../app/lazyPart';
import type { Section, SectionProps } from './sections/Section';

const parts = new Map<Section['load'], ComponentType<SectionProps>>();

/** What a section shows, loaded when it is first opened. */
export function sectionPart({ load }: Section): ComponentType<SectionProps> {
  const part = parts.get(load) ?? lazyPart(load);
  parts.set(load, part);
  return part;
}
