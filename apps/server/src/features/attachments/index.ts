export { type ContentGate, createContentGate, type IncomingContent } from './contentGate';
export { fileRoutes } from './fileRoutes';
export { prepareFile } from './prepareFile';
export { attachmentRoutes } from './routes';
export { createAttachments } from './service';
export { createSlices } from './slices';
export { createAgentCheck, createVisitorCheck } from './uploader';
