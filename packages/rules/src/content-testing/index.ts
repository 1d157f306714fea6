export { dangersIn } from './dangersIn';
export { hostileMarkup } from './hostileMarkup';
