export type { ChannelState } from '../conversation/ChannelState';
export type { ConversationChannel } from '../conversation/createChannel';
export { createStore, type Store } from '../createStore';
export { browserEnvironment } from '../environment';
export {
  type AgentClient,
  type AgentClientOptions,
  type AgentNews,
  type AgentOutbox,
  createAgentClient,
  type KeptMessages,
} from './createAgentClient';
