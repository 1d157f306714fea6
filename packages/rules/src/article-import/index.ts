export { addressesOf } from './addressesOf';
export { type ArticlePlace, articlePlace } from './articlePlace';
export { type FrontMatter, readFrontMatter } from './frontMatter';
export { lineDifferences } from './lineDifferences';
export { type ZipEntry, zipEntries } from './zipEntries';
