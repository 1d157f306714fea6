import { useStore } from '@shopbell/looks';
import { canConfigure } from '@shopbell/rules/team';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Outlet, useMatch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Boundary } from '../app/Boundary';
import { lazyPart } from '../app/lazyPart';
import { useModifiedKey } from '../app/useModifiedKey';
import { firstRunQuery } from '../firstRun/firstRunQuery';
import { countsQuery, tagsQuery } from '../inbox/inboxQueries';
import { usePresence } from '../presence/usePresence';
import { keyGroups } from '../screens/keyGroups';
import { everywhereKeys } from '../screens/keys';
import { placesFor } from '../screens/placesFor';
import { useKeys } from '../screens/useKeys';
import { ConnectionBanner } from './ConnectionBanner';
import styles from './DeskScreen.module.css';
import { Rail } from './Rail';
import { useCommands } from './useCommands';
import { useConnection } from './useConnection';
import { useDesk } from './useDesk';
import { useDeskCommands } from './useDeskCommands';
import { useLiveDesk } from './useLiveDesk';

const Tooltips = lazyPart(async () => (await import('./lazy/Tooltips')).Tooltips);
const Toaster = lazyPart(async () => (await import('./lazy/Toaster')).Toaster);
const Palette = lazyPart(async () => (await import('./lazy/Palette')).Palette);
const OtherShop = lazyPart(async () => (await import('./lazy/OtherShop')).OtherShop);
const ShortcutSheet = lazyPart(async () => (await import('./lazy/ShortcutSheet')).ShortcutSheet);

/** The search is the inbox's. */
const { search: _, ...deskKeys } = everywhereKeys;

export function DeskScreen() {
  const { desk, member, session, screens, shopChoice } = useDesk();
  useLiveDesk(desk);
  const connection = useConnection(desk.client);
  const { data: counts } = useQuery(countsQuery);
  const { data: tags } = useQuery(tagsQuery);
  const inbox = useMatch({ from: '/desk/inbox', shouldThrow: false });
  const bell = useStore(desk.bell.store);
  const presence = usePresence();
  const { data: guide } = useQuery({ ...firstRunQuery, enabled: canConfigure(member.role) });
  const commands = useStore(desk.commands.store);
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null);
  const signOut = useMutation({ mutationFn: session.signOut });
  const closeOverlay = () => setOverlay(null);
  const otherShop = useStore(shopChoice.other);

  useKeys(deskKeys, {
    shortcuts: () => setOverlay('shortcuts'),
    undo: () => {
      const last = desk.toasts.store.get().findLast(({ undo }) => undo !== null);
      if (!last) return;
      desk.toasts.dismiss(last.id);
      last.undo?.();
    },
  });
  useModifiedKey('k', () => setOverlay((shown) => (shown === 'palette' ? null : 'palette')));
  useCommands(
    `desk ${member.role} ${bell} ${presence.presence?.status}`,
    useDeskCommands(presence, () => setOverlay('shortcuts')),
  );

  function askAndSignOut() {
    const count = desk.client.unsentCount();
    const question = `${count === 1 ? 'One message is' : `${count} messages are`} not sent yet. Sign out and drop what is unsent?`;
    if (count === 0 || window.confirm(question)) signOut.mutate();
  }

  return (
    <>
      <div className={styles.desk}>
        <Boundary shown={counts}>
          <Rail
            member={member}
            counts={counts}
            tags={tags}
            current={inbox?.search ?? null}
            bell={bell}
            presence={presence}
            places={placesFor(screens, member.role, {
              'first-steps-left': Boolean(guide && !guide.isHidden),
            })}
            connection={connection}
            signOutProblem={signOut.isError ? 'Could not sign out. Try again.' : null}
            onBell={() => void desk.bell.toggle()}
            onPalette={() => setOverlay('palette')}
            onSignOut={askAndSignOut}
          />
        </Boundary>
        <div className={styles.work}>
          <ConnectionBanner isShown={connection.isTroubled} />
          <Outlet />
        </div>
      </div>
      <Suspense>
        <Boundary fallback={null}>
          <Tooltips />
        </Boundary>
      </Suspense>
      <Suspense>
        <Boundary fallback={null}>
          <Toaster toasts={desk.toasts} />
        </Boundary>
        <Boundary shown={`${overlay} ${otherShop}`} fallback={null}>
          {overlay === 'palette' && <Palette commands={commands} onClose={closeOverlay} />}
          {otherShop !== null && <OtherShop name={otherShop} />}
          {overlay === 'shortcuts' && <ShortcutSheet groups={keyGroups(screens)} onClose={closeOverlay} />}
        </Boundary>
      </Suspense>
    </>
  );
}
