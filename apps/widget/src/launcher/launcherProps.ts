import type { LauncherSettings } from '@shopbell/protocol';
import type { LauncherProps } from './Launcher';

/** The props of the prerender, and therefore of the first hydration: nothing is unread. */
export function launcherProps({ decoration, texts }: LauncherSettings, isOpen = false): LauncherProps {
  return {
    type: decoration.launcher.type,
    label: decoration.launcher.label,
    openName: texts.launcherOpen,
    closeName: texts.launcherClose,
    isOpen,
    unread: 0,
  };
}
