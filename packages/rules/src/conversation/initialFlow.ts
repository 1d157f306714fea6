import type { FlowState } from './flowState';

export const initialFlow: FlowState = {
  stage: 'INITIAL',
  latestLiveChatMessage: null,
  isFieldCaptureSubmitted: false,
  hasFailed: {
    articleRecommendation: false,
    flowRecommendation: false,
    automatedResponse: false,
    offlineCapture: false,
    reportIssue: false,
  },
  messageSeenDate: null,
  agentTyping: 'off',
  conversationStartContext: null,
  isSendingFile: false,
  waitTimeFlowStep: 'INITIAL',
  waitTimeMessageIds: [],
  currentWaitTimeSeconds: null,
  historyStatus: 'init',
};
