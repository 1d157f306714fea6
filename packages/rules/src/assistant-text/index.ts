export { assistantText } from './assistantText';
export { distinctSources, sourceKey } from './distinctSources';
export { type Inline, smallMarkdown } from './smallMarkdown';
