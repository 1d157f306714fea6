export { missingTitle } from './missingTitle';
