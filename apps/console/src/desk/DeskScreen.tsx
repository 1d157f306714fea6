import { useStore } from '@shopbell/looks';
import { canConfigure } from '@shopbell/rules/team';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../app/lazyPart';
import { useModifiedKey } from '../app/useModifiedKey';
import { useShortcuts } from '../app/useShortcuts';
import { firstRunQuery } from '../firstRun/firstRunQuery';
import { countsQuery, tagsQuery } from '../inbox/inboxQueries';
import { viewNames } from '../inbox/viewWords';
import { type PresenceFacts, usePresence } from '../presence/usePresence';
import { ConnectionBanner } from './ConnectionBanner';
import type { Command } from './createCommands';
import styles from './DeskScreen.module.css';
import { Rail } from './Rail';
import { useCommands } from './useCommands';
import { useConnection } from './useConnection';
import { useDesk } from './useDesk';
import { useLiveDesk } from './useLiveDesk';

const Toaster = lazyPart(async () => (await import('./lazy/Toaster')).Toaster);
const Palette = lazyPart(async () => (await import('./lazy/Palette')).Palette);
const ShortcutSheet = lazyPart(async () => (await import('./lazy/ShortcutSheet')).ShortcutSheet);

export function DeskScreen() {
  const { desk, member, session } = useDesk();
  useLiveDesk(desk);
  const connection = useConnection(desk.client);
  const { data: counts } = useQuery(countsQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  const inbox = useMatch({ from: '/desk/inbox', shouldThrow: false });
  const bell = useStore(desk.bell.store);
  const presence = usePresence();
  const { data: guide } = useQuery({ ...firstRunQuery, enabled: canConfigure(member.role) });
  const hasGuide = Boolean(guide && !guide.isHidden);
  const commands = useStore(desk.commands.store);
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null);
  const signOut = useMutation({ mutationFn: session.signOut });
  const closeOverlay = () => setOverlay(null);

  useShortcuts({
    '?': () => setOverlay('shortcuts'),
    z: () => {
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
        <Rail
          member={member}
          counts={counts}
          tags={tags}
          current={inbox?.search ?? null}
          bell={bell}
          presence={presence}
          hasGuide={hasGuide}
          connection={connection}
          signOutProblem={signOut.isError ? 'Could not sign out. Try again.' : null}
          onBell={() => void desk.bell.toggle()}
          onPalette={() => setOverlay('palette')}
          onSignOut={askAndSignOut}
        />
        <div className={styles.work}>
          <ConnectionBanner isShown={connection.isTroubled} />
          <Outlet />
        </div>
      </div>
      <Suspense>
        <Toaster toasts={desk.toasts} />
        {overlay === 'palette' && <Palette commands={commands} onClose={closeOverlay} />}
        {overlay === 'shortcuts' && <ShortcutSheet onClose={closeOverlay} />}
      </Suspense>
    </>
  );
}

function useDeskCommands(
  { presence, setPresence }: PresenceFacts,
  showShortcuts: () => void,
): readonly Command[] {
  const { desk, member } = useDesk();
  const navigate = useNavigate();
  const group = 'Go to';
  const views = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'all'] as const;
  return [
    ...views.map((view) => ({
      id: `view-${view}`,
      group,
      title: viewNames[view],
      run: () => void navigate({ to: '/inbox', search: view === 'open' ? {} : { view } }),
    })),
    { id: 'macros', group, title: 'Macros', run: () => void navigate({ to: '/macros' }) },
    ...(canConfigure(member.role)
      ? [{ id: 'routing', group, title: 'Routing', run: () => void navigate({ to: '/routing' }) }]
      : []),
    ...(canConfigure(member.role)
      ? [
          {
            id: 'team',
            group,
            title: 'Team',
            run: () => void navigate({ to: '/settings/{-$section}', params: { section: 'team' } }),
          },
          {
            id: 'settings',
            group,
            title: 'Settings',
            run: () => void navigate({ to: '/settings/{-$section}' }),
          },
        ]
      : []),
    { id: 'account', group, title: 'Account', run: () => void navigate({ to: '/account' }) },
    ...(presence
      ? [
          presence.status === 'online'
            ? { id: 'away', group: 'Desk', title: 'Set yourself away', run: () => setPresence('away') }
            : { id: 'online', group: 'Desk', title: 'Set yourself online', run: () => setPresence('online') },
        ]
      : []),
    {
      id: 'bell',
      group: 'Desk',
      title: 'Sound and notifications on or off',
      run: () => void desk.bell.toggle(),
    },
    { id: 'shortcuts', group: 'Desk', title: 'Keyboard shortcuts', keys: '?', run: showShortcuts },
  ];
}
