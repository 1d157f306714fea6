export { askLoop } from './askLoop';
