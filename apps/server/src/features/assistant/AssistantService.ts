import type {
  AssistantPolicy,
  AssistantSelling,
  AssistantSource,
  CardAttachment,
  ProposalFacts,
} from '@shopbell/protocol';
import type { RefusedSentence } from '@shopbell/rules/grounding';
import type { Engine, Guidance, Thought, TurnMessage } from './Engine';

export interface TriedOut {
  readonly thought: Thought;
  /** What would have become of it. */
  readonly verdict: string;
  /** Why it hands over; null where it does not. */
  readonly because: string | null;
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  readonly cards: readonly CardAttachment[];
  /** What it would let the shopper agree to. */
  readonly proposal: ProposalFacts | null;
  readonly refused: readonly RefusedSentence[];
  readonly ms: number;
}

export interface TriedQuestion {
  readonly messages: readonly TurnMessage[];
  readonly language: string;
  readonly guidance?: Guidance;
  /** Asked by somebody who has signed in, with orders that are nobody's. */
  readonly hasSampleOrders?: boolean | undefined;
}

export type ReadGuidance = (shopId: number) => Promise<Guidance>;
/** Null: the built-in one. */
export type PickEngine = (shopId: number) => Promise<Engine | null>;
export type ReadPolicy = (shopId: number) => Promise<AssistantPolicy>;
export type ReadSelling = (shopId: number) => Promise<AssistantSelling>;
/** Of a turn; without a conversation somebody tries it out, which answers nobody and costs as much. */
export type Spend = (turn: { shopId: number; conversationId: string | null }) => Promise<Spending>;
/** Its money is spent, or its turns are; or as often as this it is not tried out in a day. */
export type Spending = 'ok' | 'spent' | 'tries-spent';

/** What other features may ask of the assistant, and bring to it. */
export interface AssistantService {
  /** Nothing is stored or said. */
  tryOut(shopId: number, appId: number, question: TriedQuestion): Promise<TriedOut>;
  /** The owner's words as published. */
  useGuidance(read: ReadGuidance): void;
  useEngine(pick: PickEngine): void;
  /** What the owner promises as rules; it holds for every engine. */
  usePolicy(read: ReadPolicy): void;
  /** Which discounts the owner lets it give; none before. */
  useSelling(read: ReadSelling): void;
  /** Whether there is budget for another turn. */
  useBudget(spend: Spend): void;
}
