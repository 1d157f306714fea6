import type { WaitTimeStep } from './waitTimeSteps';

/** How far a shopper's first conversation has come (MSG-41). */
export const chatFlowStages = [
  'INITIAL',
  'FIRST_MESSAGE_SENT',
  'NEXT_ACTIONS_PROMPT_DISPLAYED',
  'ACTION_SELECTED',
  'FINISHED_LIVE_CHAT',
  'FINISHED_OFFLINE_CAPTURE',
] as const;
export type ChatFlowStage = (typeof chatFlowStages)[number];

const nextStages: Readonly<Record<ChatFlowStage, readonly ChatFlowStage[]>> = {
  INITIAL: ['FIRST_MESSAGE_SENT'],
  FIRST_MESSAGE_SENT: ['NEXT_ACTIONS_PROMPT_DISPLAYED'],
  NEXT_ACTIONS_PROMPT_DISPLAYED: ['ACTION_SELECTED'],
  ACTION_SELECTED: ['FINISHED_LIVE_CHAT', 'FINISHED_OFFLINE_CAPTURE'],
  FINISHED_LIVE_CHAT: [],
  FINISHED_OFFLINE_CAPTURE: [],
};

/** One step forward, or none: a move that is not allowed from here changes nothing (MSG-43). */
export const advanceChatFlow = (from: ChatFlowStage, to: ChatFlowStage): ChatFlowStage =>
  nextStages[from].includes(to) ? to : from;

const nextSteps: Readonly<Record<WaitTimeStep, readonly WaitTimeStep[]>> = {
  INITIAL: ['WAITING'],
  WAITING: ['LONG_WAIT_PROMPT', 'DONE'],
  LONG_WAIT_PROMPT: ['WAITING', 'CHANNEL_SELECTED', 'DONE'],
  CHANNEL_SELECTED: ['DONE'],
  DONE: ['WAITING'],
};

export const advanceWaitTime = (from: WaitTimeStep, to: WaitTimeStep): WaitTimeStep =>
  nextSteps[from].includes(to) ? to : from;

/** MSG-42. */
export type RequestState = 'INIT' | 'PENDING' | 'SUCCESS' | 'FAILED';

/** The history's has the same four, written small (CNV-07). */
export type HistoryStatus = Lowercase<RequestState>;
