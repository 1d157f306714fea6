import type { AssistantMessageType, AssistantSignal } from '@shopbell/protocol';

/** Where an assistant is in one conversation. */
export type AssistantState =
  | { readonly at: 'resting' | 'waiting-for-shopper' | 'asking-sign-in' | 'confirming-close' | 'closed' }
  /** `wasClosed`: what it thinks about came behind the close. */
  | { readonly at: 'composing'; readonly since: number; readonly wasClosed?: boolean }
  | { readonly at: 'handed-over'; readonly because: string };

export interface AssistantConversation {
  readonly state: AssistantState;
  /** How often something happened to which it had to say or do something. */
  readonly turn: number;
  /** How often in a row it asked back instead of answering. */
  readonly asked: number;
}

/** What became of its thinking, after the check. */
export type ThoughtOutcome =
  | { readonly kind: 'answer' | 'courtesy' | 'flow' | 'ask' | 'propose' | 'solved' | 'nothing' }
  /** By which one can sign in here. */
  | { readonly kind: 'sign-in'; readonly ways: readonly SignInWay[]; readonly isSignedIn: boolean }
  | { readonly kind: 'hand-over'; readonly because: string }
  /** The checker found something that nothing supports. */
  | { readonly kind: 'refused' }
  /** What thinks has a fault; without a reason it is one of our own. */
  | { readonly kind: 'failed'; readonly because?: string };

export type SignInWay = 'email' | 'phone';

export type AssistantInput =
  | { readonly kind: 'said' | 'signed-in' | 'restarted'; readonly at: number }
  | { readonly kind: 'confirmed'; readonly isYes: boolean; readonly at: number }
  /** `isNew`: to a new question, so that somebody has to be told again. */
  | { readonly kind: 'asked-for-person' | 'sign-in-failed'; readonly isNew?: boolean }
  | { readonly kind: 'silenced' }
  | { readonly kind: 'agent-spoke' }
  | { readonly kind: 'thought'; readonly turn: number; readonly outcome: ThoughtOutcome }
  | { readonly kind: 'out-of-time'; readonly turn: number };

/** Words that are its own, or those of a text. */
export type AssistantWords = 'draft' | 'handed-over' | 'sign-in' | 'solved-question' | 'closing';

export type AssistantEffect =
  | { readonly do: 'start-turn' }
  /** Dots, until something is said. */
  | { readonly do: 'type' }
  | { readonly do: 'say'; readonly words: AssistantWords; readonly type: AssistantMessageType }
  | { readonly do: 'signal'; readonly signal: AssistantSignal; readonly ways?: readonly SignInWay[] }
  /** The conversation waits for the team, with what is known of it. */
  | { readonly do: 'hand-over'; readonly because: string }
  | { readonly do: 'close' }
  /** What came too late: for who answers now, not for the shopper. */
  | { readonly do: 'keep-late' };

export interface Stepped {
  readonly conversation: AssistantConversation;
  /** In this order; all of the turn `conversation.turn`, or of the thought's. */
  readonly effects: readonly AssistantEffect[];
}

export const newAssistantConversation: AssistantConversation = {
  state: { at: 'resting' },
  turn: 0,
  asked: 0,
};
