export { type AttachmentDraft, createAttachmentDraft } from './createAttachmentDraft';
