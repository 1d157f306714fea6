export { type ChannelState, ConversationChannel } from '../conversation/ConversationChannel';
export type { Store } from '../createStore';
export { browserEnvironment } from '../environment';
export { type AgentClient, type AgentClientOptions, createAgentClient } from './createAgentClient';
