import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reportError } from '../log';

export interface PieceProps<Props> {
  readonly props: Props;
  /** Shown until the piece is there, and instead of it where it cannot come. */
  readonly until: ReactNode;
}

/** A part of a message that comes as a chunk of its own. Without it the message still says something. */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const begin = () => {
    loading ??= load().then((View) => {
      loaded = View;
    });
    return loading;
  };

  return function LazyPiece({ props, until }: PieceProps<Props>) {
    const [View, setView] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      let isHere = true;
      begin().then(
        () => isHere && setView(() => loaded),
        (error) => {
          loading = null;
          reportError('A part of the chat could not be loaded.', error);
        },
      );
      return () => {
        isHere = false;
      };
    }, []);
    return View ? <View {...props} /> : until;
  };
}
