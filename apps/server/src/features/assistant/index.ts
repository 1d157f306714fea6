export type { AssistantService, Spend } from './AssistantService';
export type {
  Draft,
  Engine,
  Guidance,
  OwnOrders,
  Proposal,
  Thought,
  Tools,
  Turn,
} from './Engine';
export { askedAbout, courtesies, Stopped } from './Engine';
