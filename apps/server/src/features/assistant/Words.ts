import type { AssistantSource, CardAttachment, ProposalFacts } from '@shopbell/protocol';

/** What it says of its own, after the check. */
export interface Words {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  /** A card that the shopper can agree to, instead of words alone. */
  readonly proposal?: ProposalFacts;
  /** Products and a discount, beside the words. */
  readonly cards?: readonly CardAttachment[];
}
