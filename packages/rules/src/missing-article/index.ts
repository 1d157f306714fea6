export { lacksArticle } from './lacksArticle';
export { missingTitle } from './missingTitle';
