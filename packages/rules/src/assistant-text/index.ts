export { assistantText } from './assistantText';
