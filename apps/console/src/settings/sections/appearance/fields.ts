import type { SettingField } from '../../fields/SettingField';

export const appearanceFields: readonly SettingField[] = [
  {
    path: 'name',
    group: 'Brand',
    label: 'Name of the chat',
    help: 'The window is called so, for whoever listens to it instead of seeing it.',
    control: { kind: 'text' },
  },
  {
    path: 'decoration.mainColor',
    group: 'Brand',
    label: 'Main colour',
    help: 'Launcher, header and buttons.',
    control: { kind: 'colour' },
  },
  {
    path: 'decoration.conversationColor',
    group: 'Brand',
    label: 'Conversation colour',
    help: "The shopper's own messages.",
    control: { kind: 'colour' },
  },
  {
    path: 'preferences.disableChatContrastColor',
    group: 'Brand',
    label: 'Always white text on these colours',
    help: 'Otherwise text turns dark where white would be hard to read.',
    control: { kind: 'switch' },
  },
  {
    path: 'decoration.backgroundStyle',
    group: 'Window',
    label: 'Header',
    control: {
      kind: 'choice',
      choices: [
        ['gradient', 'Gradient'],
        ['solid', 'One colour'],
      ],
    },
  },
  {
    path: 'decoration.theme',
    group: 'Window',
    label: 'Light or dark',
    control: {
      kind: 'choice',
      choices: [
        ['auto', "As the shopper's device"],
        ['light', 'Always light'],
        ['dark', 'Always dark'],
      ],
    },
  },
  {
    path: 'decoration.fontFamily',
    group: 'Window',
    label: 'Font',
    help: 'Inter comes along. Any other must be on your page already, or on the device.',
    control: { kind: 'text', placeholder: 'Inter' },
    counts: {
      while: [['preferences.disableGoogleFonts', false]],
      otherwise: 'Rests while the device’s own font is used.',
    },
  },
  {
    path: 'preferences.disableGoogleFonts',
    group: 'Window',
    label: "Use the device's own font",
    help: 'Loads no font at all.',
    control: { kind: 'switch' },
  },
  {
    path: 'preferences.hidePoweredBy',
    group: 'Window',
    label: 'Hide “Powered by”',
    control: { kind: 'switch' },
  },
  {
    path: 'decoration.avatarType',
    group: 'Your team',
    label: 'In the header',
    control: {
      kind: 'choice',
      choices: [
        ['team-members', 'The people'],
        ['team-picture', 'One picture for all'],
      ],
    },
  },
  {
    path: 'decoration.avatar.imageType',
    group: 'Your team',
    label: 'Pictures',
    control: {
      kind: 'choice',
      choices: [
        ['agent-picture', 'Of each person'],
        ['agent-initials', 'Initials'],
        ['company-logo', "The shop's picture"],
      ],
    },
  },
  {
    path: 'decoration.avatarTeamPictureUrl',
    group: 'Your team',
    label: 'Picture of the team or shop',
    help: 'Its address on the web.',
    control: { kind: 'text', placeholder: 'https://', isNullable: true },
    counts: {
      while: [
        ['decoration.avatarType', 'team-picture'],
        ['decoration.avatar.imageType', 'company-logo'],
      ],
      otherwise: 'Shown once the header has one picture for all, or pictures are the shop’s.',
    },
  },
  {
    path: 'decoration.avatar.nameType',
    group: 'Your team',
    label: 'Names',
    control: {
      kind: 'choice',
      choices: [
        ['agent-first-name', 'Ada'],
        ['agent-first-name-last-initial', 'Ada L.'],
        ['agent-full-name', 'Ada Lovelace'],
        ['chat-title', 'The name of the chat'],
      ],
    },
  },
];
