export { askLoop, type LoopQuestion } from './askLoop';
