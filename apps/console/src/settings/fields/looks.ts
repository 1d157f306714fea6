import type { SettingField } from './SettingField';

/** What shoppers see of a chat before they use it. */
export const lookFields: readonly SettingField[] = [
  {
    path: 'name',
    section: 'appearance',
    group: 'Brand',
    label: 'Name of the chat',
    help: 'The window is called so, for whoever listens to it instead of seeing it.',
    control: { kind: 'text' },
  },
  {
    path: 'decoration.mainColor',
    section: 'appearance',
    group: 'Brand',
    label: 'Main colour',
    help: 'Launcher, header and buttons.',
    control: { kind: 'colour' },
  },
  {
    path: 'decoration.conversationColor',
    section: 'appearance',
    group: 'Brand',
    label: 'Conversation colour',
    help: "The shopper's own messages.",
    control: { kind: 'colour' },
  },
  {
    path: 'preferences.disableChatContrastColor',
    section: 'appearance',
    group: 'Brand',
    label: 'Always white text on these colours',
    help: 'Otherwise text turns dark where white would be hard to read.',
    control: { kind: 'switch' },
  },
  {
    path: 'decoration.backgroundStyle',
    section: 'appearance',
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
    section: 'appearance',
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
    section: 'appearance',
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
    section: 'appearance',
    group: 'Window',
    label: "Use the device's own font",
    help: 'Loads no font at all.',
    control: { kind: 'switch' },
  },
  {
    path: 'preferences.hidePoweredBy',
    section: 'appearance',
    group: 'Window',
    label: 'Hide “Powered by”',
    control: { kind: 'switch' },
  },
  {
    path: 'decoration.avatarType',
    section: 'appearance',
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
    section: 'appearance',
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
    section: 'appearance',
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
    section: 'appearance',
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

  {
    path: 'decoration.launcher.type',
    section: 'launcher',
    group: 'Launcher',
    label: 'Shape',
    control: {
      kind: 'choice',
      choices: [
        ['icon', 'Round, with a symbol'],
        ['icon-label', 'With a label'],
      ],
    },
  },
  {
    path: 'decoration.launcher.label',
    section: 'launcher',
    group: 'Launcher',
    label: 'Label',
    control: { kind: 'text', placeholder: 'Chat with us' },
    counts: {
      while: [['decoration.launcher.type', 'icon-label']],
      otherwise: 'Shown once the launcher has a label.',
    },
  },
  {
    path: 'preferences.disableAutoOpen',
    section: 'launcher',
    group: 'Launcher',
    label: 'Never open by itself',
    help: 'Otherwise a window that was left open opens again on the next page.',
    control: { kind: 'switch' },
  },
  {
    path: 'startPage',
    section: 'launcher',
    group: 'Launcher',
    label: 'Opens on',
    control: {
      kind: 'choice',
      choices: [
        ['conversation', 'The conversation'],
        ['homepage', 'The home of self-service'],
      ],
    },
    comesWith: 'self-service',
  },
  {
    path: 'decoration.position.alignment',
    section: 'launcher',
    group: 'Position',
    label: 'Corner',
    control: {
      kind: 'choice',
      choices: [
        ['bottom-right', 'Bottom right'],
        ['bottom-left', 'Bottom left'],
        ['top-right', 'Top right'],
        ['top-left', 'Top left'],
      ],
    },
  },
  {
    path: 'decoration.position.offsetX',
    section: 'launcher',
    group: 'Position',
    label: 'Away from the side',
    help: 'From -20 to 200.',
    control: { kind: 'number', unit: 'px' },
  },
  {
    path: 'decoration.position.offsetY',
    section: 'launcher',
    group: 'Position',
    label: 'Away from the top or bottom',
    help: 'From -20 to 200.',
    control: { kind: 'number', unit: 'px' },
  },
];
