import { type RefObject, useLayoutEffect, useRef } from 'react';
import { adopt } from '../../styles';

/** The styles of a view, once per root it stands in: they are there before it is painted. */
export function useStyles<Element extends HTMLElement>(css: string): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    if (root instanceof ShadowRoot) adopt(root, css);
  }, [css]);
  return element;
}
