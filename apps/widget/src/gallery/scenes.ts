import type { UploadItem } from '@shopbell/client/uploads';
import { type Message, type MessageId, type SenderInfo, storageKey } from '@shopbell/protocol';
import { initialFlow, type WaitTimeStep } from '@shopbell/rules/conversation';
import type { NoticeType } from '@shopbell/rules/notices';
import { contentExamples } from '../content/examples';
import { assistantScenes } from './assistantScenes';
import { campaignScenes } from './campaignScenes';
import { give, launcherSettings, say, settings } from './fixtures';
import { flowScenes } from './flowScenes';
import { helpScenes } from './helpScenes';
import { portalScenes } from './portalScenes';
import type { Scene } from './Scene';

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

const by = (message: Message, sender: Partial<SenderInfo>): Message => ({
  ...message,
  senderInfo: { name: 'Ada', avatarURL: null, isBot: false, ...sender },
});

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
/** Pictures of the demo shop, which stands where the gallery does. */
const drawing = (name: string) => `/storefront/products/${name}.svg`;
const file = (name: string) => ({ contentType: 'image/svg+xml', name, url: drawing(name), size: 48_000 });
const product = (title: string, name: string, price: string, before: string | null = null) => ({
  contentType: 'application/productCard' as const,
  name: title,
  url: drawing(name),
  size: 0 as const,
  extra: {
    product_id: name,
    product_link: `https://shop.test/products/${name}`,
    price,
    compare_at_price: before,
    currency: 'EUR',
  },
});
const cards = [
  give(1, 'shopper', { type: 'attachments', text: 'Like this one?', attachments: [file('pebble-mug')] }, 0),
  give(
    2,
    'Ada',
    {
      type: 'attachments',
      text: '',
      attachments: [
        product('Fern linen throw', 'fern-linen-throw', '89.00', '119.00'),
        product('A vase with a rather long name that needs two lines', 'tall-stem-vase', '18.50'),
        product('Morning teapot', 'morning-teapot', '42'),
      ],
    },
    1,
  ),
  give(3, 'Ada', contentExamples.article, 2),
  give(4, 'Ada', contentExamples.discount, 3),
];
const forms = [
  give(1, 'Ada', contentExamples.files, 0),
  give(
    2,
    'Ada',
    {
      type: 'html',
      text: '',
      html: '<p>Hello <b>you</b>, it is <a href="https://shop.test/1">on its way</a>:</p><ul><li>Linen throw</li><li>Two cups</li></ul>',
    },
    1,
  ),
  give(3, 'Ada', contentExamples.youtube, 1),
  give(4, 'Ada', contentExamples.visitorForm, 2),
];
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqD5TDwADCQGPm2Y5ogAAAABJRU5ErkJggg==';
const upload = (id: number, name: string, state: UploadItem['state']): UploadItem => ({
  id,
  file: new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], name),
  state,
});
const waitingTalk = talk.slice(0, 5);
const waiting = (waitTimeFlowStep: WaitTimeStep) => ({
  flow: { ...initialFlow, waitTimeFlowStep, currentWaitTimeSeconds: 240 },
});
const nothing = { type: 'text' as const, text: '' };
const closed = { availability: 'outside_business_hours' as const };

/** Every view in its states. The name is `view/state`; a view or state without a scene fails a test. */
const leftForLater = {
  path: '/offline-capture',
  availability: closed,
  draft: 'Do you ship to Norway before Christmas?',
  stored: { [storageKey(launcherSettings.appId, 'captured-email')]: 'ada@lovelace.test' },
};

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
  'conversation/senders': {
    settings: {
      decoration: {
        ...settings.decoration,
        avatar: { imageType: 'agent-picture', nameType: 'agent-full-name' },
      },
    },
    messages: [
      say(1, 'shopper', 'Is the teapot safe in the dishwasher?', 0),
      by(say(2, 'bot', 'Somebody will be with you in a minute.', 1), { name: 'Fern & Loom', isBot: true }),
      by(say(3, 'bot', 'Most of our stoneware is.', 1), {
        name: 'Fern & Loom',
        isBot: true,
        helpdeskBot: 'ai_agent_bot',
      }),
      by(say(4, 'Ada', 'This one too, up to 60 °C.', 4), { avatarURL: drawing('morning-teapot') }),
      by(say(5, 'Ada', 'By hand it keeps its glaze for longer, though.', 6), {
        name: 'Bartholomew-Maximilian von und zu Hohenzollern-Sigmaringen',
      }),
    ],
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
  // An address that is none: what cannot be drawn says so in its place.
  'conversation/broken': {
    messages: [
      ...talk.slice(0, 2),
      give(
        3,
        'Ada',
        {
          type: 'attachments',
          text: '',
          attachments: [{ contentType: 'application/pdf', name: 'a.pdf', url: 'http://[', size: 1 }],
        },
        2,
      ),
    ],
  },
  'conversation/cards': { messages: cards },
  'conversation/forms': { messages: forms },
  'conversation/email-offer': {
    messages: talk.slice(0, 1),
    settings: { preferences: { ...settings.preferences, emailCaptureEnabled: true } },
  },
  'composer/attachments': {
    messages: talk,
    draft: 'All three of them',
    uploads: [
      upload(1, 'throw.png', { kind: 'done', attachment: file('throw.png') }),
      upload(2, 'a-rather-long-name-of-a-picture.jpg', { kind: 'uploading', share: 0.4 }),
      upload(3, 'broken.png', { kind: 'failed', because: 'network' }),
    ],
  },
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
  'header/team': {
    settings: {
      decoration: {
        ...settings.decoration,
        avatarType: 'team-picture',
        avatarTeamPictureUrl: drawing('felted-wool-slippers'),
      },
    },
  },
  'window/expanded': { messages: talk, window: { isExpanded: true } },
  'window/preview': { isPreview: true },
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
  'offline-capture/invalid': { path: '/offline-capture', availability: closed, press: ['offlineSubmit'] },
  'offline-capture/error': { ...leftForLater, isCaptured: false, press: ['offlineSubmit'] },
  'offline-capture/sent': { ...leftForLater, isCaptured: true, press: ['offlineSubmit'] },
  'require-email-capture/empty': { path: '/require-email-capture' },
  'require-email-capture/invalid': { path: '/require-email-capture', press: ['emailRequiredSubmit'] },
  ...assistantScenes,
  ...portalScenes,
  ...helpScenes,
  ...flowScenes,
  ...campaignScenes,
  'floating-input/empty': { window: { isOpen: false }, launcher: { hasFloatingInput: true } },
} as const satisfies Record<string, Scene>;
