import { useStore } from '@shopbell/looks';
import { useLayoutEffect, useState } from 'react';
import { lazyView } from '../chunks';
import { TextsProvider } from '../i18n';
import { Launcher, launcherProps } from '../launcher';
import type { Widget } from './Widget';
import { WidgetContext } from './WidgetContext';
import { WindowScreen } from './WindowScreen';

const FloatingInput = lazyView('floating-input', () => import('../floating-input/lazy/FloatingInputScreen'));

export function App({ widget }: { readonly widget: Widget }) {
  const isHydrated = useIsHydrated();
  const { isOpen } = useStore(widget.window);
  const { unread } = useStore(widget.client.store);
  const translator = useStore(widget.translator);
  const [wasOpened, setWasOpened] = useState(false);
  if (isHydrated && isOpen && !wasOpened) setWasOpened(true);
  // The first render must equal the prerender; what the page knows better follows in the second.
  const { t } = translator;
  const live = isHydrated && {
    isOpen,
    unread: isOpen ? 0 : unread,
    openName: t('launcherOpen'),
    closeName: t('launcherClose'),
    unreadName: (name: string, badge: string) => t('launcherUnread', { name, badge, count: unread }),
  };
  return (
    <WidgetContext value={widget}>
      <TextsProvider translator={translator}>
        <Launcher
          {...launcherProps(widget.launcher)}
          {...live}
          onToggle={() => (widget.window.get().isOpen ? widget.close() : widget.openFrom('clicked'))}
        />
        {isHydrated && widget.launcher.hasFloatingInput && <FloatingInput />}
        {wasOpened && <WindowScreen />}
      </TextsProvider>
    </WidgetContext>
  );
}

/** In the same frame: whoever presses before the app is there waits for one render less. */
function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
