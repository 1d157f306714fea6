export { loadAgents } from './loadAgents';
export { type Details, loadDetails } from './loadDetails';
