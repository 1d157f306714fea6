import type { AssistantPolicy } from '@shopbell/protocol';
import type { ThoughtOutcome } from '@shopbell/rules/assistant';
import type { IsReduced } from '@shopbell/rules/assistant-policy';
import type { RefusedSentence } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import type { Discount } from '@shopbell/rules/selling';
import type { App } from '../shops';
import type { Seen } from './createTools';
import type { NewProposal } from './proposals';
import type { Words } from './Words';

export interface Judged {
  readonly outcome: ThoughtOutcome;
  readonly words: Words | null;
  readonly refused: readonly RefusedSentence[];
  /** To be written down with the turn. */
  readonly proposal?: Omit<NewProposal, 'shopId' | 'conversationId'>;
}

export interface JudgeContext {
  readonly app: App;
  readonly language: Language;
  readonly seen: Seen;
  /** Where links may lead. */
  readonly hosts: readonly string[];
  readonly isSignedIn: boolean;
  readonly nowMs: number;
  /** The same for the same turn. */
  readonly seed: string;
  /** What may be given of what is wanted. */
  readonly discount: Discount | null;
  /** What the shopper has written in this conversation. */
  readonly said: readonly string[];
  readonly policy: AssistantPolicy;
  /** Of the pieces that would go back, where the owner minds. */
  readonly areReduced: readonly IsReduced[];
}

export const plain = (outcome: ThoughtOutcome, words: Words | null = null): Judged => ({
  outcome,
  words,
  refused: [],
});
