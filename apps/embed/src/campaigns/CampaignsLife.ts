import type { Emit, GorgiasChat, WidgetHandle } from '@shopbell/protocol';
import type { SaidCall } from '../page/SaidCall';

/** What the page's stage hands over to the campaigns. */
export interface CampaignsLife {
  readonly appId: number;
  readonly root: ShadowRoot;
  readonly host: HTMLElement;
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  readonly chat: Pick<GorgiasChat, 'on' | 'isOpen' | 'isChatOnline' | 'isBusinessHours' | 'explainCampaigns'>;
  readonly emit: Emit;
  /** What the page has called until now. */
  readonly said: SaidCall[];
  load(): Promise<WidgetHandle>;
  /** Null before the app is there. */
  widget(): WidgetHandle | null;
  /** The page may have another address. */
  onPage(listener: () => void): void;
}
