import { appSettings } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import { readSettings } from './readSettings';

it('settings that are right are read as they are', () => {
  expect(readSettings({ shopName: 'acme' })).toEqual({
    settings: appSettings.parse({ shopName: 'acme' }),
    unreadable: [],
  });
});

it.each([{ method: 'sometimes' }, null, 7, { conditions: [{ operator: 'like', value: 'x' }] }])(
  '[VIS-08] a visibility of %j leaves the chat on every page, with all its other settings',
  (visibility) => {
    const stored = { visibility, shopName: 'acme', decoration: { mainColor: '#000' } };
    expect(readSettings(stored)).toEqual({
      settings: appSettings.parse({ shopName: 'acme', decoration: { mainColor: '#000' } }),
      unreadable: ['visibility'],
    });
  },
);

it.each([null, 'text', [], 3])('settings that are %j are an unconfigured chat', (stored) => {
  expect(readSettings(stored).settings).toEqual(appSettings.parse({}));
});
