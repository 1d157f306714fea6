export {
  allowedAttributes,
  allowedAttributesOf,
  allowedSchemes,
  allowedTags,
  droppedWithContent,
} from './allowList';
export {
  classifyAttachment,
  isCard,
  isFile,
  isProductCard,
  type ProductCard,
  toProductCards,
  withPlaceholder,
} from './attachments';
export { brokenTag } from './brokenTag';
export { type ContentKind, listText, mailedText } from './listText';
export { helpdeskBotOf, isShown } from './messages';
export { type MarkupTree, readMarkup, textOf } from './readMarkup';
export { uploadExtensions } from './uploadExtensions';
export {
  agentUploadExtensions,
  type FileFacts,
  judgeUploads,
  type UploadVerdict,
} from './uploads';
export { vetAttributes } from './vetAttributes';
export { vetStyle } from './vetStyle';
export { type Video, videoAt } from './videos';
