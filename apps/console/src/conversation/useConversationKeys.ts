import type { ConversationSummary } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserDates } from '../app/dates';
import type { Command } from '../desk/createCommands';
import { useCommands } from '../desk/useCommands';
import { useDesk } from '../desk/useDesk';
import { colleaguesQuery, macrosQuery } from '../inbox/inboxQueries';
import { useKeys } from '../screens/useKeys';
import type { ComposerMode } from './ComposerModes';
import type { ComposerTool } from './ComposerTool';
import type { Menu } from './ConversationHeaderProps';
import { conversationKeys } from './conversationKeys';
import { snoozeOptions } from './snoozeOptions';
import type { ConversationActions } from './useConversationActions';

export interface ConversationKeys {
  readonly summary: ConversationSummary | null;
  readonly actions: ConversationActions;
  readonly choose: (mode: ComposerMode) => void;
  readonly openMenu: (menu: Menu) => void;
  readonly openTool: (tool: ComposerTool) => void;
  readonly toggleSidebar: () => void;
  readonly insertMacro: (text: string) => void;
}

/** Everything that can be done with the open conversation, by key and in the palette. */
export function useConversationKeys(keys: ConversationKeys): void {
  const { summary, actions, choose, openMenu, openTool, toggleSidebar, insertMacro } = keys;
  const { member } = useDesk();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: macros = [] } = useQuery(macrosQuery);
  const dates = useMemo(browserDates, []);
  const isClosed = summary?.status === 'closed';
  const toggleClosed = () => void (isClosed ? actions.reopen() : actions.close());

  const quietly = (action: () => void) => (event: KeyboardEvent) => {
    event.preventDefault();
    action();
  };
  useKeys(conversationKeys, {
    reply: quietly(() => choose('reply')),
    note: quietly(() => choose('note')),
    close: quietly(toggleClosed),
    assign: quietly(() => openMenu('assign')),
    snooze: quietly(() => openMenu('snooze')),
    tags: quietly(() => openMenu('tags')),
    details: quietly(toggleSidebar),
  });

  const group = 'This conversation';
  const commands: Command[] = [
    { id: 'reply', group, title: 'Reply', keys: conversationKeys.reply.shown, run: () => choose('reply') },
    {
      id: 'note',
      group,
      title: 'Write an internal note',
      keys: conversationKeys.note.shown,
      run: () => choose('note'),
    },
    { id: 'files', group, title: 'Attach files', run: () => openTool('files') },
    { id: 'article', group, title: 'Add an article', run: () => openTool('article') },
    { id: 'product', group, title: 'Add a product', run: () => openTool('product') },
    { id: 'discount', group, title: 'Add a discount', run: () => openTool('discount') },
    { id: 'emoji', group, title: 'Add an emoji', run: () => openTool('emoji') },
    {
      id: 'close',
      group,
      title: isClosed ? 'Reopen' : 'Close',
      keys: conversationKeys.close.shown,
      run: toggleClosed,
    },
    { id: 'assign-me', group, title: 'Assign to me', run: () => void actions.assignToMe() },
    ...colleagues
      .filter(({ userId }) => userId !== member.userId)
      .map(({ userId, name }) => ({
        id: `assign-${userId}`,
        group,
        title: `Assign to ${name}`,
        run: () => void actions.assign(userId),
      })),
    {
      id: 'tags',
      group,
      title: 'Change tags',
      keys: conversationKeys.tags.shown,
      run: () => openMenu('tags'),
    },
    ...snoozeOptions(Date.now(), dates).map(({ name, untilMs, words }) => ({
      id: `snooze-${name}`,
      group,
      title: `Snooze: ${name.toLowerCase()}`,
      run: () => void actions.snooze(untilMs, words),
    })),
    {
      id: 'details',
      group,
      title: 'Show or hide details',
      keys: conversationKeys.details.shown,
      run: toggleSidebar,
    },
    ...macros.map(({ id, name, text }) => ({
      id: `macro-${id}`,
      group: 'Macros',
      title: `Insert “${name}”`,
      run: () => insertMacro(text),
    })),
  ];
  useCommands(`${summary?.conversationId} ${isClosed} ${colleagues.length} ${macros.length}`, commands);
}
