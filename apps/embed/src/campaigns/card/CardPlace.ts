import type { WidgetHandle } from '@shopbell/protocol';

/** Where a card stands, and the way to the app. */
export interface CardPlace {
  readonly root: ShadowRoot;
  readonly host: HTMLElement;
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  load(): Promise<WidgetHandle>;
}
