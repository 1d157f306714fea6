export { linkParts, type TextPart } from './linkParts';
