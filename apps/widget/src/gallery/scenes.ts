import type { MessageId } from '@shopbell/protocol';
import { initialFlow, type WaitTimeStep } from '@shopbell/rules/conversation';
import type { NoticeType } from '@shopbell/rules/notices';
import type { Scene } from './createFakeWidget';
import { launcherSettings, say, settings } from './fixtures';

const talk = [
  say(1, 'shopper', 'Hello! Does the linen throw come in a larger size?', 0),
  say(2, 'Ada', 'Hi there, good to see you.', 2),
  say(
    3,
    'Ada',
    'It does: 150 by 220 cm, in sage and in oat. The sage one is back in stock since this morning.',
    2,
  ),
  say(4, 'shopper', 'Lovely, thank you', 1450),
  say(5, 'shopper', 'And how long does the delivery to Norway take?', 1450),
  say(6, 'Ada', 'Three to five working days.', 1452),
];

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);
const tall = Array.from({ length: 40 }, (_, index) =>
  say(
    index + 1,
    index % 3 ? 'Ada' : 'shopper',
    `Message number ${index + 1} of a long afternoon.`,
    index * 3,
  ),
);
const huge = Array.from({ length: 10_000 }, (_, index) =>
  say(
    index + 1,
    index % 3 ? 'Ada' : 'shopper',
    `Message number ${index + 1} ${'of a very long winter '.repeat(index % 7)}`.trim(),
    index * 3,
  ),
);
const notices = (['primary', 'secondary', 'danger', 'warning', 'info'] as const satisfies NoticeType[]).map(
  (type, index) => ({
    kind: index === 0 ? ('general' as const) : ('attachment-upload' as const),
    type,
    text: `A notice of type ${type}: something you should know, with a way to send it away.`,
  }),
);
const entry = (messageId: string, text: string) => ({
  messageId: messageId as MessageId,
  clientInstanceId: 'gallery',
  content: { type: 'text' as const, text },
});
const waitingTalk = talk.slice(0, 5);
const waiting = (waitTimeFlowStep: WaitTimeStep) => ({
  flow: { ...initialFlow, waitTimeFlowStep, currentWaitTimeSeconds: 240 },
});
const nothing = { type: 'text' as const, text: '' };
const closed = { availability: 'outside_business_hours' as const };

/** Every view in its states. The name is `view/state`; a view or state without a scene fails a test. */
export const scenes = {
  'launcher/label': { window: { isOpen: false } },
  'launcher/icon': {
    window: { isOpen: false },
    launcher: { decoration: { ...launcherSettings.decoration, launcher: { type: 'icon', label: '' } } },
  },
  'launcher/unread': { window: { isOpen: false }, visitor: { unread: 120 } },
  'launcher/long': {
    window: { isOpen: false },
    launcher: {
      decoration: {
        ...launcherSettings.decoration,
        launcher: { type: 'icon-label', label: 'Ask us whatever you would like to know' },
      },
    },
  },
  'conversation/empty': {},
  'conversation/loading': { settings: null, visitor: {} },
  'conversation/filled': { messages: talk },
  'conversation/typing': { messages: talk, visitor: { isOtherSideTyping: true } },
  'conversation/error': {
    messages: talk.slice(0, 3),
    outbox: [
      {
        message: entry('1700000000001', 'This one was refused'),
        delivery: { kind: 'unsent', isFinal: true, because: 'too-large' },
      },
      { message: entry('1700000000002', 'This one is on its way'), delivery: { kind: 'pending' } },
    ],
  },
  'conversation/long': {
    launcher: { name: 'The Very Long Name of a Small Shop for Things Made of Linen, Wool and Clay' },
    messages: [
      say(1, 'shopper', longWord, 0),
      say(2, 'Bartholomew-Maximilian', `${longWord} ${longWord}`, 1),
    ],
    draft:
      'A draft that has grown over several lines, since there is a lot to tell and not much room to tell it in.',
  },
  'conversation/changed': {
    messages: talk.map((message) => ({
      ...message,
      ...(message.id === 2 && { deletedDatetime: message.createdDatetime, content: nothing }),
      ...(message.id === 3 && { editedDatetime: message.createdDatetime }),
      ...(message.id === 4 && { deletedDatetime: message.createdDatetime, content: nothing }),
    })),
  },
  'conversation/offline': { messages: talk, visitor: { isConnected: false } },
  'conversation/older': { messages: tall, visitor: { isLoadingOlder: true, unread: 3 } },
  'conversation/huge': { messages: huge },
  'wait/waiting': { messages: waitingTalk, visitor: waiting('WAITING') },
  'wait/long': { messages: waitingTalk, visitor: waiting('LONG_WAIT_PROMPT') },
  'wait/email': {
    messages: waitingTalk,
    visitor: waiting('LONG_WAIT_PROMPT'),
    press: ['waitSwitchToEmail'],
  },
  'menu/open': { messages: talk, press: ['windowMenu'] },
  'menu/fresh': { press: ['windowMenu'] },
  'menu/transcript': { messages: talk, press: ['windowMenu', 'transcriptSend'] },
  'menu/end': { messages: talk, press: ['windowMenu', 'endChat'] },
  'menu/delete': { messages: talk, press: ['windowMenu', 'dataDelete'] },
  'header/solid': {
    launcher: { decoration: { ...launcherSettings.decoration, backgroundStyle: 'solid' } },
  },
  'header/pale': { looks: { mainColor: '#ffe08a', conversationColor: '#ffe08a' } },
  'header/closed': { availability: closed, messages: talk },
  'header/away': { availability: { availability: 'no_agents_available' }, messages: talk },
  'header/logo': {
    settings: {
      decoration: {
        ...settings.decoration,
        avatar: { imageType: 'company-logo', nameType: 'chat-title' },
      },
    },
  },
  'window/expanded': { messages: talk, window: { isExpanded: true } },
  'footer/privacy': {
    settings: { preferences: { ...settings.preferences, privacyPolicyDisclaimerEnabled: true } },
  },
  'footer/bare': { settings: { preferences: { ...settings.preferences, hidePoweredBy: true } } },
  'notices/primary': { notices: notices.slice(0, 1) },
  'notices/secondary': { notices: notices.slice(1, 2) },
  'notices/danger': { notices: notices.slice(2, 3) },
  'notices/warning': { notices: notices.slice(3, 4) },
  'notices/info': { notices: notices.slice(4, 5) },
  'notices/both': { notices: notices.slice(0, 2) },
  'offline-capture/empty': { path: '/offline-capture', availability: closed },
  'offline-capture/long': { path: '/offline-capture', availability: closed, draft: `${longWord} `.repeat(8) },
  'require-email-capture/empty': { path: '/require-email-capture' },
  'floating-input/empty': { window: { isOpen: false }, hasFloatingInput: true },
} as const satisfies Record<string, Scene>;
