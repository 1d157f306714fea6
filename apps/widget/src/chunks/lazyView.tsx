import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n';
import { reportError } from '../log';
import { type LoadModule, loadChunk } from './loadChunk';

/**
 * A view that comes as a chunk of its own. When it cannot come, its place says so and everything else goes on; what
 * nothing holds a place for is an ornament, and stays away.
 */
export function lazyView<Props extends object>(
  id: string,
  load: LoadModule<{ readonly View: ComponentType<Props> }>,
  waiting?: ReactNode | ((props: Props) => ReactNode),
): ComponentType<Props> {
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

  return function LazyView(props: Props) {
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
    if (View) return <View {...props} />;
    if (hasFailed && waiting !== undefined) {
      return (
        <p className="chunk-failed" role="alert">
          {t('errorRefreshPage')}
        </p>
      );
    }
    return typeof waiting === 'function' ? waiting(props) : waiting;
  };
}
