import { decoration } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import { launcherProps } from './launcherProps';

it('the prerendered launcher is closed, with nothing unread, in the look of the shop', () => {
  const look = decoration.parse({ launcher: { type: 'icon-label', label: 'Chat with us' } });
  const texts = { launcherOpen: 'Open', launcherClose: 'Close', launcherUnread: '{name}, {badge} unread' };
  const settings = { appId: 1, appKey: 'demo', name: 'Demo', language: 'en-US', texts, decoration: look };
  expect(launcherProps(settings)).toEqual({
    type: 'icon-label',
    label: 'Chat with us',
    isOpen: false,
    unread: 0,
  });
});
