import { expect, it } from 'vitest';
import { launcherSettings } from '../gallery/fixtures';
import { launcherProps } from './launcherProps';

it('the prerendered launcher is closed, with nothing unread, in the look and language of the shop', () => {
  const texts = {
    ...launcherSettings.texts,
    launcherOpen: 'Chat öffnen',
    launcherClose: 'Chat schließen',
  };
  expect(launcherProps({ ...launcherSettings, texts }, true)).toMatchObject({ isOpen: true, unread: 0 });
  expect(launcherProps({ ...launcherSettings, texts })).toEqual({
    type: 'icon-label',
    label: 'Chat with us',
    openName: 'Chat öffnen',
    closeName: 'Chat schließen',
    isOpen: false,
    unread: 0,
  });
});
