export { demoArticles, demoCategories } from './demo/articles';
export { plainText } from './publish';
