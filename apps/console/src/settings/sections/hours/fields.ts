import type { SettingField } from '../../fields/SettingField';

export const hoursFields: readonly SettingField[] = [
  {
    path: 'preferences.liveChatAvailability',
    group: 'Availability',
    label: 'The chat is live',
    control: {
      kind: 'choice',
      choices: [
        ['auto-based-on-agent-availability', 'Within the hours, while someone is at the desk'],
        ['always-live-during-business-hours', 'Always within the hours'],
        ['offline', 'Never: shoppers leave a message'],
      ],
    },
  },
  {
    path: 'preferences.offlineModeEnabledDatetime',
    group: 'Availability',
    label: 'Offline from',
    help: 'From this moment on shoppers leave a message, until you clear it. In the time of your device.',
    control: { kind: 'moment' },
    counts: {
      while: [
        ['preferences.liveChatAvailability', 'auto-based-on-agent-availability'],
        ['preferences.liveChatAvailability', 'always-live-during-business-hours'],
      ],
      otherwise: 'Rests while the chat is never live.',
    },
  },
  {
    path: 'preferences.hideOutsideBusinessHours',
    group: 'Availability',
    label: 'Hide the chat outside the hours',
    control: { kind: 'switch' },
  },
  {
    path: 'businessHours.timezone',
    group: 'Business hours',
    label: 'Time zone',
    control: { kind: 'zone' },
  },
  {
    path: 'businessHours.businessHours',
    group: 'Business hours',
    label: 'Week',
    control: { kind: 'hours' },
  },
  {
    path: 'businessHours.holidays',
    group: 'Business hours',
    label: 'Holidays',
    help: 'Closed all day, in the time zone of the shop.',
    control: { kind: 'dates' },
  },
];
