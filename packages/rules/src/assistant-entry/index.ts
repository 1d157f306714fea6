export { type AuthenticationFacts, type LookedUp, withAuthentication } from './authentication';
export { isAssistantOn } from './isAssistantOn';
export { type EntryFacts, isEntryMessage, newQuestionAfterMs } from './isEntryMessage';
export { isAssistantConversation, type Standing, standingOf } from './standingOf';
