export {
  type AssistantConversation,
  type AssistantEffect,
  type AssistantInput,
  type AssistantState,
  type AssistantWords,
  newAssistantConversation,
  type SignInWay,
  type ThoughtOutcome,
} from './Assistant';
export { anew, isSameWish, type Listening, listensTo } from './listensTo';
export { stepAssistant } from './stepAssistant';
export { timeoutOf } from './timeoutOf';
export { isSaid, type ReadAddress, wishedAddress } from './wishedAddress';
