import type { TriedOut } from '@shopbell/protocol';
import { toSupported } from '@shopbell/rules/language';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { AssistantService } from '../assistant';
import type { ShopsService } from '../shops';
import type { GuidanceDesk } from './guidance';

export type Trial = ReturnType<typeof createTrial>;

interface TrialDependencies {
  readonly clock: Clock;
  readonly assistant: Pick<AssistantService, 'tryOut'>;
  readonly shops: Pick<ShopsService, 'chats'>;
  readonly guidance: GuidanceDesk;
}

export interface TrialQuestion {
  readonly chatId: number;
  readonly messages: readonly { readonly from: 'shopper' | 'assistant'; readonly text: string }[];
  readonly language: string;
  readonly guidance: 'draft' | 'published';
  readonly hasSampleOrders?: boolean | undefined;
}

/** Asks the assistant as a shopper would, who is not signed in or has sample orders. Nothing is kept and nothing is said to anybody. */
export function createTrial({ clock, assistant, shops, guidance }: TrialDependencies) {
  return async function tryOut(shopId: number, question: TrialQuestion): Promise<TriedOut> {
    const { chatId, messages, hasSampleOrders = false } = question;
    await shops.chats.find({ shopId, chatId });
    const language = toSupported(question.language);
    if (language === null) throw new ProblemError('invalid-request', 'language: is none that is known here');
    const words = await (question.guidance === 'draft' ? guidance.draft(shopId) : guidance.published(shopId));
    const at = new Date(clock.now());
    const tried = await assistant.tryOut(shopId, chatId, {
      ...{ language, guidance: words, hasSampleOrders },
      messages: messages.map(({ from, text }) => ({ from, text, at })),
    });
    const { thought, verdict, because, text, sources, cards, proposal, refused, ms } = tried;
    return {
      ...{
        verdict,
        because,
        text,
        sources: [...sources],
        cards: [...cards],
        proposal,
        ms,
        guidanceVersion: words.version,
      },
      refused: refused.map(({ sentence, because }) => ({ text: sentence.text, because })),
      draft: thought.draft.kind,
      wrote: thought.draft.kind === 'hand-over' ? (thought.draft.wrote ?? '') : '',
      facts: thought.facts.map((fact) => ({
        ...{ id: fact.id, text: fact.text, source: fact.source, score: fact.score ?? null },
      })),
      steps: [...thought.steps],
      ...{ model: thought.model, promptVersion: thought.promptVersion, tokens: thought.tokens },
      costMicros: thought.costMicros ?? 0,
    };
  };
}
