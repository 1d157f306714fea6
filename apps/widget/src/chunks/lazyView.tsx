import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
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
  waiting?: ReactNode,
  /** Stands beside it as soon as it is there. */
  beside?: ReactNode,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const begin = () => {
    loading ??= loadChunk(id, load).then(({ View }) => {
      loaded = View;
      return View;
    });
    return loading;
  };

  return function LazyView(props: Props) {
    const { t } = useTexts();
    const [View, setView] = useState<ComponentType<Props> | 'failed' | null>(() => loaded);
    useEffect(() => {
      if (loaded) return setView(() => loaded);
      begin().then(
        (component) => setView(() => component),
        (error) => {
          loading = null;
          reportError('A part of the chat could not be loaded.', error);
          setView('failed');
        },
      );
    }, []);
    if (View === 'failed' && waiting !== undefined) {
      return (
        <p className="chunk-failed" role="alert">
          {t('errorRefreshPage')}
        </p>
      );
    }
    if (!View || View === 'failed') return waiting;
    return (
      <>
        <View {...props} />
        {beside}
      </>
    );
  };
}
