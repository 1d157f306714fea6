import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../i18n';
import { reportError } from '../log';
import { type LoadModule, loadChunk } from './loadChunk';

interface Until {
  readonly until?: ReactNode;
}

/**
 * A view that comes as a chunk of its own. When it cannot come, its place says so and everything else goes on; what
 * nothing holds a place for is an ornament, and stays away. What is given as `until` stands for it until it is there,
 * and where it cannot come.
 */
export function lazyView<Props extends object>(
  id: string,
  load: LoadModule<{ readonly View: ComponentType<Props> }>,
  waiting?: ReactNode,
  /** Stands beside it as soon as it is there. */
  beside?: ReactNode,
): ComponentType<Props & Until> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const begin = () => {
    loading ??= loadChunk(id, load).then(({ View }) => {
      loaded = View;
      return View;
    });
    return loading;
  };

  return function LazyView({ until, ...props }: Props & Until) {
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
    if (View && View !== 'failed') {
      return (
        <>
          <View {...(props as unknown as Props)} />
          {beside}
        </>
      );
    }
    if (View && until === undefined && waiting !== undefined) {
      return (
        <p className="chunk-failed" role="alert">
          {t('errorRefreshPage')}
        </p>
      );
    }
    return until ?? waiting;
  };
}
