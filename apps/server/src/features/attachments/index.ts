export type { AttachmentsService } from './AttachmentsService';
export type { ContentGate, IncomingContent } from './contentGate';
