export type { AssistantService, Spend } from './AssistantService';
export type { Discount, Draft, Engine, Guidance, OwnOrders, Thought, Tools, Turn } from './Engine';
