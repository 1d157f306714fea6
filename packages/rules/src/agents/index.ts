export { agentDisplayName } from './agentDisplayName';
