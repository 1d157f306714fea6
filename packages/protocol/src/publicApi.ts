import type { LauncherPosition } from './schemas/settings';

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

/**
 * What a shop's page can ask of the chat once the app is there. Before that the same calls wait in line and answer
 * with a promise; afterwards they act at once, and a wrong argument throws.
 */
export interface ChatCommands {
  open(): void;
  close(): void;
  toggle(): void;
  hideChat(): void;
  showChat(): void;
  setPage(page: StartPage): void;
  setPosition(position: Partial<LauncherPosition> & Pick<LauncherPosition, 'alignment'>): void;
  setCustomBusinessHours(hours: CustomBusinessHours): void;
  updateTexts(texts: Readonly<Record<string, string>>): void;
  updateSSPTexts(texts: Readonly<Record<string, string>>): void;
  captureUserEmail(email: string): void;
  captureShopifyCart(cart: object): void;
  setShopifyContext(context: ShopifyContext): void;
  sendMessage(text: string): Promise<DeliveryResult>;
  prefill(text: string): void;
  hidePoweredBy(isHidden?: boolean): void;
  hideOutsideBusinessHours(isHidden?: boolean): void;
  hideOnMobile(isHidden?: boolean): void;
  disableSegment(): void;
  disableSSP(): void;
  disableAttachments(): void;
  setConsent(isGiven: boolean): void;
  previewFlow(flowId: string): Promise<void>;
  logout(): Promise<void>;
}

/** What can be answered at any moment, the app loaded or not. */
export interface ChatQuestions {
  isOpen(): boolean;
  isBusinessHours(): boolean;
  isChatOnline(): boolean;
}
