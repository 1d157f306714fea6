import type { ServerFrame } from '@shopbell/protocol';
import type { OnProblem } from '../problems';
import type { OpenSocket } from './createTransports';

export interface SocketAddress {
  readonly url: string;
  readonly protocols: readonly string[];
}

export interface Opening {
  /** Away for so long that everything in hand is asked for again (CON-23). */
  readonly isFullSynchronize: boolean;
}

export interface ConnectionOptions {
  /** Where to connect, asked anew before every try; a rejection counts as a failed try. */
  readonly address: () => Promise<SocketAddress>;
  readonly onOpen: (opening: Opening) => void;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onClose: (code: number) => void;
  /** A try came to nothing. */
  readonly onFailed?: () => void;
  readonly onProblem?: OnProblem;
  /** Another way to the same door, for networks that let no socket through; loaded when it is needed (CON-19). */
  readonly loadFallback?: () => Promise<OpenSocket>;
}
