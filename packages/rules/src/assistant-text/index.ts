export { assistantText } from './assistantText';
export { type Inline, smallMarkdown } from './smallMarkdown';
