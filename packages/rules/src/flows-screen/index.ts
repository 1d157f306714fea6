export {
  type FlowScreenEvent,
  initialRunning,
  type RunningFlow,
  reduceFlowScreen,
} from './flowScreen';
