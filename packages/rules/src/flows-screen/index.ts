export { dayIn } from '../flows/dayIn';
export {
  type FlowScreenEvent,
  initialRunning,
  type RunningFlow,
  reduceFlowScreen,
} from './flowScreen';
