import type { ContentGate } from './contentGate';

/** What other features may ask about files. */
export interface AttachmentsService {
  /** What every message passes before it is stored. */
  readonly gate: ContentGate;
  forgetOld(): Promise<void>;
}
