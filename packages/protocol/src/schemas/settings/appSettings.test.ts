import { describe, expect, it } from 'vitest';
import { appSettings } from './appSettings';
import { decoration, launcherPosition } from './decoration';

describe('settings', () => {
  it('[ENT-32] greet with "How can we help?" and "We will be back soon"', () => {
    const { introductionText, offlineIntroductionText } = appSettings.parse({}).decoration;
    expect({ introductionText, offlineIntroductionText }).toEqual({
      introductionText: 'How can we help?',
      offlineIntroductionText: 'We will be back soon',
    });
  });

  it('[POS-07] place the chat bottom-right with offsets 0', () => {
    const bottomRight = { alignment: 'bottom-right', offsetX: 0, offsetY: 0 };
    expect(appSettings.parse({}).decoration.position).toEqual(bottomRight);
    expect(appSettings.parse({ decoration: { position: {} } }).decoration.position).toEqual(bottomRight);
  });

  it('[LIM-30] use the font Inter', () => {
    expect(appSettings.parse({}).decoration.fontFamily).toBe('Inter');
  });

  it('keep what was given beside the defaults, and drop unknown keys', () => {
    const given = { mainColor: '#000', launcher: { label: 'Chat with us' }, css: 'body{}' };
    expect(decoration.parse(given)).toEqual({
      ...appSettings.parse({}).decoration,
      mainColor: '#000',
      launcher: { type: 'icon', label: 'Chat with us' },
    });
  });

  it.each([
    ['decoration is null', { decoration: null }],
    ['decoration is a list', { decoration: [] }],
    ['a colour is a number', { decoration: { mainColor: 0 } }],
    ['a colour has 65 characters', { decoration: { conversationColor: '#'.repeat(65) } }],
    ['the launcher is unknown', { decoration: { launcher: { type: 'campaign-input' } } }],
    ['the label has 101 characters', { decoration: { launcher: { label: 'x'.repeat(101) } } }],
    ['the background is unknown', { decoration: { backgroundStyle: 'image' } }],
    ['the introduction has 301 characters', { decoration: { introductionText: 'x'.repeat(301) } }],
  ])('are refused where %s', (_, given) => {
    expect(appSettings.safeParse(given).success).toBe(false);
  });
});

describe('a position', () => {
  const accepts = (position: object) => launcherPosition.safeParse(position).success;

  it('[POS-08] needs a known alignment', () => {
    expect(
      ['bottom-left', 'bottom-right', 'top-left', 'top-right'].map((alignment) => accepts({ alignment })),
    ).toEqual([true, true, true, true]);
    expect(['center', 'top', '', null, 'TOP-LEFT'].filter((alignment) => accepts({ alignment }))).toEqual([]);
  });

  it('[POS-09] takes only integers as offsets', () => {
    const others = [1.5, '5', Number.NaN, null, Number.POSITIVE_INFINITY];
    expect(others.filter((offset) => accepts({ offsetX: offset }) || accepts({ offsetY: offset }))).toEqual(
      [],
    );
  });

  it('[POS-10] takes offsets from -20 to 200, both included', () => {
    for (const axis of ['offsetX', 'offsetY']) {
      expect([-21, -20, 200, 201].map((offset) => accepts({ [axis]: offset }))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });
});

describe('an empty object is a working chat', () => {
  const settings = appSettings.parse({});

  it('[ENT-57] whose switches are off, with optional email capture, the automatic mode and a gradient', () => {
    const { emailCaptureEnabled, emailCaptureEnforcement, liveChatAvailability, ...others } =
      settings.preferences;
    expect({ emailCaptureEnabled, emailCaptureEnforcement, liveChatAvailability }).toEqual({
      emailCaptureEnabled: true,
      emailCaptureEnforcement: 'optional',
      liveChatAvailability: 'auto-based-on-agent-availability',
    });
    expect(Object.values(others).filter((value) => value === true)).toEqual([]);
    expect(others.autoResponder.enabled).toBe(false);
    expect(settings.decoration.backgroundStyle).toBe('gradient');
  });

  it('[BH-10] open on days 1 to 5 from 09:00 to 17:00, UTC', () => {
    expect(settings.businessHours).toEqual({
      timezone: 'UTC',
      businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
    });
  });

  it('[ENT-55] with the five flags as they were seen', () => {
    expect(settings.featureFlags).toMatchObject({
      campaignPrioritisation: true,
      abVariants: true,
      conversationStarters: false,
      floatingInput: false,
      aiOnFlows: true,
    });
  });
});

describe('values', () => {
  const isAccepted = (given: object) => appSettings.safeParse(given).success;

  it('[ENT-33] [ENT-34] three chat modes and no other', () => {
    const modes = ['auto-based-on-agent-availability', 'always-live-during-business-hours', 'offline'];
    const accepted = [...modes, 'auto', 'online', '', null].filter((liveChatAvailability) =>
      isAccepted({ preferences: { liveChatAvailability } }),
    );
    expect(accepted).toEqual(modes);
  });

  it('[ENT-36] the retired enforcement is still read', () => {
    const read = (emailCaptureEnforcement: string) =>
      isAccepted({ preferences: { emailCaptureEnforcement } });
    expect(['required-outside-business-hours', 'optional', 'always-required', 'sometimes'].map(read)).toEqual(
      [true, true, true, false],
    );
  });

  it('[EMB-05] three shop platforms', () => {
    const types = ['shopify', 'magento2', 'bigcommerce', 'woocommerce'];
    expect(types.filter((shopType) => isAccepted({ shopType }))).toEqual(types.slice(0, 3));
  });

  it('[ENT-41] the display options for names and pictures', () => {
    const given = { nameType: 'agent-first-name-last-initial', imageType: 'company-logo' };
    expect(appSettings.parse({ decoration: { avatar: given } }).decoration.avatar).toEqual(given);
    expect(isAccepted({ decoration: { avatar: { nameType: 'nickname' } } })).toBe(false);
  });

  it('[BH-17] days as text and as a list are the same', () => {
    const hours = (days: unknown) =>
      appSettings.parse({ businessHours: { businessHours: [{ days, fromTime: '09:00', toTime: '17:00' }] } })
        .businessHours.businessHours[0]?.days;
    expect([hours('1,2,3'), hours([3, 2, 1, 1])]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it.each([
    { days: '1;2', fromTime: '09:00', toTime: '17:00' },
    { days: [], fromTime: '09:00', toTime: '17:00' },
    { days: [0], fromTime: '09:00', toTime: '17:00' },
    { days: [8], fromTime: '09:00', toTime: '17:00' },
    { days: [1], fromTime: '9:00', toTime: '17:00' },
    { days: [1], fromTime: '24:00', toTime: '17:00' },
    { days: [1], fromTime: '09:61', toTime: '17:00' },
  ])('hours like %j are refused', (entry) => {
    expect(isAccepted({ businessHours: { businessHours: [entry] } })).toBe(false);
  });
});

it('[ENT-51] [ENT-52] a subscription is active or a trial beside those that are none, and its usage is fine or at its limit, because both come from the plan', () => {
  const isOne = (tracking: object) => appSettings.safeParse({ tracking }).success;
  const subscriptions = ['active', 'trial', 'none', 'past-due', 'cancelled', 'paid', ''];
  expect(subscriptions.filter((subscription) => isOne({ subscription }))).toEqual(subscriptions.slice(0, 5));
  expect(['ok', 'limit-reached', 'limit', ''].filter((usage) => isOne({ usage }))).toEqual([
    'ok',
    'limit-reached',
  ]);
  expect(appSettings.parse({}).tracking).toMatchObject({ subscription: 'none', usage: 'ok' });
});
