export type { AttachmentsService } from './AttachmentsService';
export type { ContentGate, IncomingContent } from './contentGate';
export { prepareFile } from './prepareFile';
export { sanitiseHtml } from './sanitiseHtml';
