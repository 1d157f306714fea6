import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import type { PresenceFacts } from '../presence/usePresence';
import { destinationsFor } from '../screens/destinationsFor';
import { everywhereKeys } from '../screens/keys';
import type { Command } from './createCommands';
import { useDesk } from './useDesk';

/** What the palette offers wherever someone is. */
export function useDeskCommands(
  { presence, setPresence }: PresenceFacts,
  showShortcuts: () => void,
): readonly Command[] {
  const { desk, member, screens } = useDesk();
  const navigate = useNavigate();
  const group = 'Desk';
  const ways = destinationsFor(screens, member.role).map(({ id, title, ...way }) => ({
    id,
    title,
    group: 'Go to',
    run: () => void navigate(way as NavigateOptions),
  }));
  const presences: readonly Command[] = [
    { id: 'away', group, title: 'Set yourself away', run: () => setPresence('away') },
    { id: 'online', group, title: 'Set yourself online', run: () => setPresence('online') },
  ];
  return [
    ...ways,
    ...presences.filter(({ id }) => presence !== undefined && id !== presence.status),
    { id: 'bell', group, title: 'Sound and notifications on or off', run: () => void desk.bell.toggle() },
    {
      id: 'shortcuts',
      group,
      title: 'Keyboard shortcuts',
      keys: everywhereKeys.shortcuts.shown,
      run: showShortcuts,
    },
  ];
}
