export type { FindTexts } from './createFindTexts';
export { demoArticles, demoCategories } from './demo/articles';
export { wordsOf } from './publish';
export { articleFolder } from './folder';
