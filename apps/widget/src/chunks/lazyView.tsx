import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n';
import { reportError } from '../log';
import { Guarded } from './Guarded';
import { type LoadModule, loadChunk } from './loadChunk';

interface Until {
  readonly until?: ReactNode;
}

/**
 * A view that comes as a chunk of its own. When it cannot come, or cannot be drawn, its place says so and everything
 * else goes on; what nothing holds a place for is an ornament, and stays away. What is given as `until` stands for it
 * until it is there, and where it cannot come; it is a part of a message, which says itself that it cannot be drawn.
 */
export function lazyView<Props extends object>(
  id: string,
  load: LoadModule<{ readonly View: ComponentType<Props> }>,
  waiting?: ReactNode | ((props: Props) => ReactNode),
  /** Stands beside it as soon as it is there. */
  beside?: ReactNode,
): ComponentType<Props & Until> {
  let loading: Promise<void> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const begin = () => {
    loading ??= loadChunk(id, load).then(({ View }) => {
      loaded = View;
      for (const listener of listeners) listener();
    });
    return loading;
  };

  return function LazyView({ until, ...given }: Props & Until) {
    const props = given as unknown as Props;
    const { t } = useTexts();
    // A window that is taken over was drawn without it, also where an earlier one has loaded it.
    const View = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      begin().catch((error) => {
        loading = null;
        reportError('A part of the chat could not be loaded.', error);
        setHasFailed(true);
      });
    }, []);
    const lost =
      until === undefined && waiting !== undefined ? (
        <p className="chunk-failed" role="alert">
          {t('errorRefreshPage')}
        </p>
      ) : (
        until
      );
    if (View) {
      const shown = (
        <>
          <View {...props} />
          {beside}
        </>
      );
      return until === undefined ? <Guarded otherwise={lost}>{shown}</Guarded> : shown;
    }
    if (hasFailed) return lost;
    return until ?? (typeof waiting === 'function' ? waiting(props) : waiting);
  };
}
