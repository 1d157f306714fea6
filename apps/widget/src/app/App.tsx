import type { Store, VisitorClient } from '@shopbell/client/visitor';
import type { LauncherSettings } from '@shopbell/protocol';
import { useEffect, useState } from 'react';
import { Launcher, launcherProps } from '../launcher';
import { ConversationScreen } from './ConversationScreen';
import { useStore } from './useStore';

export interface AppProps {
  readonly settings: LauncherSettings;
  readonly client: VisitorClient;
  readonly isOpen: Store<boolean>;
  readonly setOpen: (isOpen: boolean) => void;
}

export function App({ settings, client, isOpen: openStore, setOpen }: AppProps) {
  const isHydrated = useIsHydrated();
  const isOpen = useStore(openStore);
  const { unread } = useStore(client.store);
  const [wasOpened, setWasOpened] = useState(false);
  if (isHydrated && isOpen && !wasOpened) setWasOpened(true);
  // The first render must equal the prerender; what the page knows better follows in the second.
  const live = isHydrated ? { isOpen, unread: isOpen ? 0 : unread } : {};
  return (
    <>
      <Launcher {...launcherProps(settings)} {...live} onToggle={() => setOpen(!openStore.get())} />
      {wasOpened && (
        <ConversationScreen
          settings={settings}
          client={client}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
