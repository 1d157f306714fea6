import type {
  ApplicationSettings,
  LauncherLooks,
  LauncherSettings,
  Message,
  MessageContent,
} from '@shopbell/protocol';

const businessHours: LauncherSettings['businessHours'] = {
  timezone: 'UTC',
  businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
};

export const launcherSettings: LauncherSettings = {
  appId: 1,
  appKey: 'gallery',
  name: 'Fern & Loom',
  shopType: 'shopify',
  language: 'en-US',
  texts: { launcherOpen: 'Open chat', launcherClose: 'Close chat', errorRefreshPage: 'Please refresh' },
  businessHours,
  preferences: { liveChatAvailability: 'always-live-during-business-hours' },
  decoration: {
    backgroundStyle: 'gradient',
    theme: 'auto',
    launcher: { type: 'icon-label', label: 'Chat with us' },
    introductionText: 'How can we help?',
    offlineIntroductionText: 'Leave us a message',
  },
};

export const launcherLooks: LauncherLooks = {
  mainColor: '#1f5f4a',
  conversationColor: '#1f5f4a',
  position: { alignment: 'bottom-right', offsetX: 0, offsetY: 0 },
};

/** Only what screens read; the rest of the settings has no pixel here. */
export const settings = {
  ...launcherSettings,
  decoration: {
    ...launcherSettings.decoration,
    avatarType: 'team-members',
    avatarTeamPictureUrl: null,
    avatar: { imageType: 'agent-initials', nameType: 'agent-first-name' },
    fontFamily: 'Inter',
    offlineIntroductionText: 'We will be back soon',
  },
  preferences: {
    ...launcherSettings.preferences,
    privacyPolicyDisclaimerEnabled: false,
    hidePoweredBy: false,
  },
  quickReplies: { enabled: true, replies: ['Track my order', 'Return an item', 'Opening hours'] },
  automation: { aiAgent: { enabled: false } },
  featureFlags: {},
  showTranslationKeys: false,
} as unknown as ApplicationSettings;

const minuteMs = 60_000;
const startMs = Date.now() - 26 * 60 * minuteMs;

/** A message of the scene's conversation, some minutes after its beginning. */
export const say = (id: number, who: 'shopper' | string, text: string, minutes: number): Message =>
  give(id, who, { type: 'text', text }, minutes);

/** The same with more in it than words. */
export function give(id: number, who: 'shopper' | string, content: MessageContent, minutes: number): Message {
  return {
    id,
    conversationId: '0'.repeat(32),
    messageId: String(startMs + id),
    clientInstanceId: 'gallery',
    createdDatetime: new Date(startMs + minutes * minuteMs).toISOString(),
    fromAgent: who !== 'shopper',
    content,
    senderInfo: who === 'shopper' ? null : { name: who, avatarURL: null, isBot: false },
  } as Message;
}
