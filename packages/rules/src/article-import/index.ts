export { addressesOf } from './addressesOf';
export { type ArticlePlace, articlePlace } from './articlePlace';
export { type FrontMatter, readFrontMatter } from './frontMatter';
export { lineDifferences } from './lineDifferences';
