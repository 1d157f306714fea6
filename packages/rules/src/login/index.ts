export { isCode, isPhone } from './destinations';
