import { type ReactNode, useRef } from 'react';
import { usePicture } from './usePicture';

export interface PictureProps {
  readonly address: string;
  /** The picture itself, and what is around it. */
  readonly children: ReactNode;
}

/** A picture of a message, or the offer to show it. */
export function Picture({ address, children }: PictureProps) {
  const isAsked = useRef(false);
  const { isShown, offer } = usePicture(address, () => {
    isAsked.current = true;
  });
  if (!isShown) return offer;
  if (!isAsked.current) return children;
  // The button that had the focus is gone: whoever pressed it goes on from here.
  return (
    <span tabIndex={-1} ref={focus}>
      {children}
    </span>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();
