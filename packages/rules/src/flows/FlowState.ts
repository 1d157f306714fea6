import type {
  FileAttachment,
  FlowContent,
  FlowMessage,
  FlowStatus,
  FlowStep,
  OrderActionKind,
  OrderWish,
} from '@shopbell/protocol';

/** The flows that an execution may go through, in the versions that were published when it began. */
export type FlowLibrary = (flowId: string) => FlowContent | null;

export interface FlowFrame {
  readonly flowId: string;
  /** Where it is, or goes on when the flow that it called is over. */
  readonly stepId: string | null;
}

/** Why a person has to go on. */
export type HandoverReason =
  | 'wanted'
  | 'assistant'
  /** It leads nowhere, or into itself, without ever asking the shopper. */
  | 'dangling'
  | 'circles'
  | 'too-deep'
  | 'flow-gone'
  | 'unsupported-step';

export type FlowEffect =
  | {
      readonly kind: 'http-request';
      readonly stepId: string;
      readonly request: Extract<FlowStep, { readonly kind: 'http-request' }>;
    }
  | {
      readonly kind: 'order-action';
      readonly stepId: string;
      readonly action: OrderActionKind;
      readonly orderId: string;
      /** Left out by versions that only cancelled. */
      readonly wish?: OrderWish;
    };

/** What the shopper wants of the order, in words that they read before they say yes. */
export interface WishedFor {
  readonly wish: OrderWish;
  readonly items: readonly string[];
  readonly instead: readonly string[];
}

export type Variables = Readonly<Record<string, string>>;

/** What can be gone back to. */
export interface Snapshot {
  readonly frames: readonly FlowFrame[];
  readonly variables: Variables;
  readonly messages: number;
  readonly answers: number;
  readonly tags: number;
  /** Left out by versions that kept what was taken back. */
  readonly files?: number;
}

/** Everything about one execution; it fits into one row. */
export interface FlowState {
  readonly status: FlowStatus;
  /** Those that called stand before what they called. */
  readonly frames: readonly FlowFrame[];
  readonly variables: Variables;
  readonly messages: readonly FlowMessage[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly files: readonly FileAttachment[];
  readonly tags: readonly string[];
  /** Steps since the shopper has said something: none of them comes twice. */
  readonly silent: readonly string[];
  readonly past: readonly Snapshot[];
  /** What was said before the question that waits. */
  readonly asked: number;
  readonly untilMs: number | null;
  readonly effect: FlowEffect | null;
  /** Waits for a yes; left out by versions that only cancelled. */
  readonly wished?: WishedFor | null;
  readonly because: HandoverReason | null;
}

export type FlowInput =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'files'; readonly files: readonly FileAttachment[] }
  | { readonly kind: 'signed-in'; readonly shown: string; readonly facts: Variables }
  /** Null: there is no order to choose. */
  | { readonly kind: 'order'; readonly shown: string; readonly facts: Variables | null }
  | { readonly kind: 'items'; readonly shown: string; readonly facts: Variables }
  /** Null where it cannot be done. */
  | {
      readonly kind: 'order-wish';
      readonly wished: WishedFor | null;
      readonly shown: string;
      readonly facts: Variables;
    }
  | { readonly kind: 'confirmation'; readonly isYes: boolean; readonly shown: string }
  | { readonly kind: 'passed' }
  /** What became of an effect. */
  | { readonly kind: 'done'; readonly isGood: boolean; readonly facts: Variables };

export interface Advanced {
  readonly state: FlowState;
  /** What has been said by it. */
  readonly shown: readonly FlowMessage[];
  /** What is to be done before it goes on. */
  readonly effects: readonly FlowEffect[];
  /** The steps on the way, in their order. */
  readonly visited: readonly FlowFrame[];
  /** The answer does not fit: nothing has changed. */
  readonly isWrong: boolean;
}
