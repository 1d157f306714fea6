export type { AssistantService, Spend } from './AssistantService';
export type {
  Draft,
  Engine,
  Guidance,
  OwnOrders,
  Proposal,
  Returnable,
  Thought,
  Tools,
  Turn,
} from './Engine';
