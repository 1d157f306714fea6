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

it('[AR-07] one bad value falls back by itself, is named, and leaves its neighbours alone', () => {
  const stored = {
    shopName: 'acme',
    preferences: {
      hideOnMobile: 'perhaps',
      disableAutoOpen: true,
      autoResponder: { enabled: true, reply: 'foo' },
    },
    decoration: { mainColor: '#123456', backgroundStyle: 7 },
    businessHours: {
      timezone: 'UTC',
      businessHours: [
        { days: [1], fromTime: '09:00', toTime: '17:00' },
        { days: [2], fromTime: 'nine', toTime: '17:00' },
        { days: [3], fromTime: '10:00', toTime: '17:00' },
      ],
    },
  };
  expect(readSettings(stored)).toEqual({
    settings: appSettings.parse({
      shopName: 'acme',
      preferences: { disableAutoOpen: true, autoResponder: { enabled: true, reply: 'reply-in-hours' } },
      decoration: { mainColor: '#123456' },
      businessHours: {
        timezone: 'UTC',
        businessHours: [stored.businessHours.businessHours[0], stored.businessHours.businessHours[2]],
      },
    }),
    unreadable: expect.arrayContaining([
      'preferences.autoResponder.reply',
      'preferences.hideOnMobile',
      'decoration.backgroundStyle',
    ]),
  });
});

it('[BH-21] a zone that nobody knows is UTC and named, and the hours in it stay', () => {
  const hours = [{ days: [2], fromTime: '10:00', toTime: '16:00' }];
  const { settings, unreadable } = readSettings({
    businessHours: { timezone: 'Mars/Base', businessHours: hours },
  });
  expect(settings.businessHours).toEqual({ timezone: 'UTC', businessHours: hours });
  expect(unreadable).toEqual(['businessHours.timezone']);
});

it.each(
  Object.keys(appSettings.parse({})).flatMap((group) =>
    [3, 'x', [7], { x: 1 }, null].map((bad) => [group, bad]),
  ),
)('[AR-07] a %s of %j is read, whatever it is', (group, bad) => {
  expect(() => readSettings({ [String(group)]: bad })).not.toThrow();
});

it.each([null, 'text', [], 3])('settings that are %j are an unconfigured chat', (stored) => {
  expect(readSettings(stored).settings).toEqual(appSettings.parse({}));
});
