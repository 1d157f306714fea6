export type { AssistantService, Spend } from './AssistantService';
export type { Draft, Engine, Guidance, OwnOrders, Thought, Tools, Turn } from './Engine';
