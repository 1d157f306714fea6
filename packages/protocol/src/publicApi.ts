/** How a window came to be open (WIN-17). */
export type EntrySource =
  | 'clicked'
  | 'auto-open'
  | 'from-api'
  | 'from-campaign'
  | 'from-conversation-starter';

/** The start pages a shop can choose (PGE-01). */
export type StartPage = 'homepage' | 'conversation';

/** What became of a message that the page sent for its shopper. */
export interface DeliveryResult {
  /** Null where so much was waiting already that the message was not taken. */
  readonly messageId: string | null;
  readonly status: 'delivered' | 'refused';
}

export interface PublicMessage {
  readonly id: number;
  readonly text: string;
  readonly fromAgent: boolean;
  readonly createdDatetime: string;
}

/** Every event of the page's API with what its listeners are given. */
export interface ChatEvents {
  ready: undefined;
  destroy: undefined;
  'message:received': PublicMessage;
  'message:sent': PublicMessage;
  message: PublicMessage;
  unreadCount: number;
  'campaign:opened': { readonly campaignId: string };
  'campaign:closed': { readonly campaignId: string };
  'widget:opened': { readonly source: EntrySource };
  'widget:closed': undefined;
  connected: undefined;
  disconnected: undefined;
  'typing:start': undefined;
  'typing:stop': undefined;
  'cart:updated': object;
  'event:sent': { readonly event: string };
  'conversation-starter:closed': undefined;
}
export type ChatEvent = keyof ChatEvents;
export type Emit = <Name extends ChatEvent>(event: Name, detail: ChatEvents[Name]) => void;

export interface CustomBusinessHours {
  /** Whole hours from UTC, -11 to 12. */
  readonly timezone: number;
  readonly businessHours: readonly {
    /** 1 to 7 for Monday to Sunday, joined by commas. */
    readonly days: string;
    readonly fromTime: string;
    readonly toTime: string;
  }[];
}

export interface ShopifyContext {
  /** `name.myshopify.com`, without `https://`. */
  readonly domain: string;
  readonly customerId?: string;
}

export interface ChatPosition {
  readonly alignment: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
  /** Whole pixels from -20 to 200, away from the side the chat is aligned to. */
  readonly offsetX?: number;
  /** Whole pixels from -20 to 200, away from the top or the bottom. */
  readonly offsetY?: number;
}

/** What a shop's page can ask of the app. A wrong argument throws. */
export interface ChatCommands {
  open(): void;
  close(): void;
  toggle(): void;
  setPage(page: StartPage): void;
  setPosition(position: ChatPosition): void;
  setCustomBusinessHours(hours: CustomBusinessHours): void;
  updateTexts(texts: Readonly<Record<string, string>>): void;
  updateSSPTexts(texts: Readonly<Record<string, string>>): void;
  captureUserEmail(email: string, name?: string): void;
  /** Without a cart the shop's own is read; where that fails, with what the shop says of it. */
  captureShopifyCart(cart?: object): void | Promise<void>;
  setShopifyContext(context: ShopifyContext): void;
  sendMessage(text: string): Promise<DeliveryResult>;
  prefill(text: string): void;
  hidePoweredBy(isHidden?: boolean): void;
  disableSegment(): void;
  disableSSP(): void;
  disableAttachments(): void;
  setConsent(isGiven: boolean): void;
  previewFlow(flowId: string): Promise<void>;
  logout(): Promise<void>;
}

/** Whether a campaign shows on the page as it is now, with everything that was looked at. */
export interface CampaignExplanation {
  readonly id: string;
  readonly shows: boolean;
  readonly conditions: readonly {
    readonly key: string;
    readonly wanted: unknown;
    readonly actual: unknown;
    readonly passed: boolean;
  }[];
}

/** What can be answered at any moment, the app loaded or not. */
export interface ChatQuestions {
  isOpen(): boolean;
  isBusinessHours(): boolean;
  isChatOnline(): boolean;
}

/** Where and whether the chat stands on the page; none of these loads the app. */
export interface ChatPlacement {
  hideChat(): void;
  showChat(): void;
  hideOnMobile(isHidden?: boolean): void;
  hideOutsideBusinessHours(isHidden?: boolean): void;
}

/**
 * The same commands on the page's global. Before the app is there a call loads it, waits in line and answers with a
 * promise; afterwards it acts at once. `try { await chat.open() } catch {}` is right in both cases.
 */
type Whenever<Commands> = {
  [Name in keyof Commands]: Commands[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer | Promise<Awaited<Answer>>
    : never;
};

/** `window.GorgiasChat`: all that a shop's page can do with the chat. */
export interface GorgiasChat extends Whenever<ChatCommands>, ChatPlacement, ChatQuestions {
  /** Resolves when the launcher stands, also long after; puts the chat back on the page after `destroy()`. */
  init(): Promise<GorgiasChat>;
  on<Name extends ChatEvent>(event: Name, listener: (detail: ChatEvents[Name]) => void): void;
  off<Name extends ChatEvent>(event: Name, listener: (detail: ChatEvents[Name]) => void): void;
  /** Only on a page with `shopbell-preview=1` in its address, from the moment in which the browser was idle. */
  explainCampaigns?(): Promise<readonly CampaignExplanation[]>;
  /** Where the page wants to know that a code was shown, it sets this (OFR-07). */
  onDiscountRevealed?: (offer: { readonly id: string; readonly code: string }) => void;
  /** Takes the chat off the page with everything it brought; listeners are forgotten after `destroy`. */
  destroy(): void;
}

/** Each name once, so that the script can offer commands it does not have yet. */
export const commandNames = [
  'open',
  'close',
  'toggle',
  'setPage',
  'setPosition',
  'setCustomBusinessHours',
  'updateTexts',
  'updateSSPTexts',
  'captureUserEmail',
  'captureShopifyCart',
  'setShopifyContext',
  'sendMessage',
  'prefill',
  'hidePoweredBy',
  'disableSegment',
  'disableSSP',
  'disableAttachments',
  'setConsent',
  'previewFlow',
  'logout',
] as const satisfies readonly (keyof ChatCommands)[];
