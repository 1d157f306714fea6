import type { SettingField } from '../../fields/SettingField';

export const conversationFields: readonly SettingField[] = [
  {
    path: 'decoration.introductionText',
    group: 'Greeting',
    label: 'While someone answers',
    help: 'In the language of the chat. Your other languages greet with the introductions under Texts.',
    control: { kind: 'text' },
  },
  {
    path: 'decoration.offlineIntroductionText',
    group: 'Greeting',
    label: 'While nobody does',
    control: { kind: 'text' },
  },
  {
    path: 'quickReplies.enabled',
    group: 'Quick replies',
    label: 'Offer quick replies',
    help: 'Questions a shopper can send with one tap, before the first message.',
    control: { kind: 'switch' },
  },
  {
    path: 'quickReplies.replies',
    group: 'Quick replies',
    label: 'Quick replies',
    control: { kind: 'list', entry: 'Reply', add: 'Add a reply', placeholder: 'Where is my order?' },
    counts: {
      while: [['quickReplies.enabled', true]],
      otherwise: 'Rests while quick replies are not offered.',
    },
  },
  {
    path: 'quickReplies.actions',
    group: 'Quick replies',
    label: 'When a reply is tapped',
    help: 'A reply that opens something asks nobody: shoppers look it up themselves. Where self-service is off it is sent.',
    control: { kind: 'replyActions' },
    counts: {
      while: [['quickReplies.enabled', true]],
      otherwise: 'Rests with them.',
    },
  },
  {
    path: 'prefilledMessage',
    group: 'First message',
    label: 'Begin the message with',
    help: 'Stands in the field when a shopper opens an empty chat.',
    control: { kind: 'lines', isNullable: true },
  },
  {
    path: 'preferences.autoResponder.enabled',
    group: 'Automatic reply',
    label: 'Answer the first message at once',
    control: { kind: 'switch' },
  },
  {
    path: 'preferences.autoResponder.reply',
    group: 'Automatic reply',
    label: 'Promise an answer',
    help: 'The sentences can be changed under Texts.',
    control: {
      kind: 'choice',
      choices: [
        ['reply-shortly', 'Shortly'],
        ['reply-in-minutes', 'In a few minutes'],
        ['reply-in-hours', 'In a few hours'],
        ['reply-in-day', 'Within a day'],
        ['reply-dynamic', 'As long as it takes at the moment'],
      ],
    },
    counts: {
      while: [['preferences.autoResponder.enabled', true]],
      otherwise: 'Rests while the first message is not answered at once.',
    },
  },
];
