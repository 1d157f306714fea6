export type { FindTexts } from './createFindTexts';
export { demoArticles, demoCategories } from './demo/articles';
export { articleFolder } from './folder';
export { wordsOf } from './publish';
