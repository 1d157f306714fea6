import { useStore } from '@shopbell/looks';
import { Launcher, launcherProps } from '../launcher';
import { Pieces } from './Pieces';
import { useIsTakenOver } from './useIsTakenOver';
import { useWidget } from './WidgetContext';

export interface AppProps {
  /** The window was opened before the app was there, and the launcher shows it. */
  readonly wasOpen: boolean;
}

/** What stands on the page beside the window. */
export function App({ wasOpen }: AppProps) {
  const widget = useWidget();
  const isTakenOver = useIsTakenOver();
  const { isOpen } = useStore(widget.window);
  const { unread } = useStore(widget.client.store);
  const { t } = useStore(widget.translator);
  // The first render must equal the prerender; what the page knows better follows in the second.
  const live = isTakenOver && {
    isOpen,
    unread: isOpen ? 0 : unread,
    openName: t('launcherOpen'),
    closeName: t('launcherClose'),
    unreadName: (name: string, badge: string) => t('launcherUnread', { name, badge, count: unread }),
  };
  return (
    <>
      <Launcher
        {...launcherProps(widget.launcher, wasOpen)}
        {...live}
        onToggle={() => (widget.window.get().isOpen ? widget.close() : widget.openFrom('clicked'))}
      />
      {isTakenOver && <Pieces place="launcher" />}
    </>
  );
}
