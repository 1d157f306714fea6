/** What the app should hear of, log or report; nothing of it stops the conversation. */
export type ClientProblemCode =
  | 'WS_RETRY_COUNT_EXCEEDED'
  | 'WS_NACK_MESSAGE_OFFLINE_CAPTURE_INIT'
  | 'OFFLINE_CAPTURE_FLOW_ERROR'
  | 'UNKNOWN_FRAME'
  | 'INVALID_FRAME'
  | 'INVALID_STORED_JSON'
  | 'STORE_CALL_FAILED';

export interface ClientProblem {
  readonly code: ClientProblemCode;
  readonly info: Readonly<Record<string, unknown>>;
}

export type OnProblem = (problem: ClientProblem) => void;
