import type { ElementTree, Emit } from '@shopbell/protocol';

/** Where the script has put the launcher, and what it knows. */
export interface StagePlace {
  readonly root: ShadowRoot;
  readonly host: HTMLElement;
  /** The launcher of a closed window. */
  readonly tree: ElementTree;
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  readonly emit: Emit;
  fetchAhead(url: string): void;
  isOnline(): boolean;
  /** The window was opened or closed. */
  onChange(): void;
  /** The app is there. */
  onStart(): void;
}
