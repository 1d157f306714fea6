import type { UploadItem } from '@shopbell/client/uploads';
import type { VisitorState } from '@shopbell/client/visitor';
import type { ApplicationSettings, LauncherLooks, LauncherSettings, Message } from '@shopbell/protocol';
import type { OutboxEntry } from '@shopbell/rules/conversation';
import type { TextKey } from '@shopbell/texts';
import type { SspTextKey } from '@shopbell/texts/self-service';
import type { WindowState } from '../app/Widget';
import type { AvailabilityState } from '../availability';
import type { CardActions } from '../campaigns/card/CardActions';
import type { CardContent } from '../campaigns/card/CardParts';
import type { ShownRecommendation } from '../help-center/lazy/recommendationOf';
import type { Notice } from '../notices';

/** What a scene says of the widget; everything else is as in a chat that is open, loaded and empty. */
export interface Scene {
  readonly path?: string;
  /** What was handed over on the way to the screen. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly launcher?: Partial<LauncherSettings>;
  readonly looks?: Partial<LauncherLooks>;
  readonly settings?: Partial<ApplicationSettings> | null;
  readonly visitor?: Partial<VisitorState>;
  readonly messages?: readonly Message[];
  readonly outbox?: readonly OutboxEntry[];
  readonly availability?: Partial<AvailabilityState>;
  readonly window?: Partial<WindowState>;
  readonly notices?: readonly Notice[];
  readonly draft?: string;
  readonly isPreview?: boolean;
  readonly uploads?: readonly UploadItem[];
  /** What the browser has kept, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether what is left for later arrives; without it, it stays on its way. */
  readonly isCaptured?: boolean;
  /** What a shopper presses to get there, by their keys, one after the other. */
  readonly press?: readonly TextKey[];
  readonly pressInPortal?: readonly SspTextKey[];
  /** No call of self-service is answered; without it, they stay on their way. */
  readonly areCallsLost?: boolean;
  /** What was found for what a shopper has asked. */
  readonly recommended?: ShownRecommendation;
  /** A campaign beside the launcher, and what comes of what is done in it. */
  readonly campaign?: Partial<CardContent>;
  readonly campaignActions?: Partial<CardActions>;
}
