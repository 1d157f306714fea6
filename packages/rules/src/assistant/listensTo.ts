import { newQuestionAfterMs } from '../assistant-entry';
import type { AssistantConversation, AssistantInput } from './Assistant';

export interface Listening {
  /** Whether a person has answered since the team last closed the conversation. */
  readonly isTaken: boolean;
  readonly isHandedOver: boolean;
  /** Since what was said before; null where that is nothing. */
  readonly sinceMs: number | null;
  /** Whether the button for a person was pressed: a page that shows it knows of no hand-over. */
  readonly isPressed?: boolean | undefined;
}

/** chosen: who presses twice out of impatience has asked once; minutes later somebody wants to be told again. */
const sameWishMs = 120_000;

/** Whether a person is asked for once more, for whom the shopper has asked `sinceMs` ago. */
export const isSameWish = ({ state }: AssistantConversation, { kind }: AssistantInput, sinceMs: number) =>
  kind === 'asked-for-person' &&
  state.at === 'handed-over' &&
  state.because === 'asked-for-person' &&
  sinceMs < sameWishMs;

/** Whether a message of the shopper is for the assistant. Whom a person answers is answered by nobody else, however late it is. */
export function listensTo({
  isTaken,
  isHandedOver,
  sinceMs,
  isPressed,
}: Listening): 'no' | 'yes' | 'new-question' {
  if (isTaken) return 'no';
  if (isPressed || sinceMs === null || sinceMs >= newQuestionAfterMs) return 'new-question';
  return isHandedOver ? 'no' : 'yes';
}

/** As it counts where it is a new question. */
export function anew(input: AssistantInput): AssistantInput {
  switch (input.kind) {
    case 'said':
    case 'signed-in':
      return { ...input, kind: 'restarted' };
    case 'asked-for-person':
    case 'sign-in-failed':
      return { ...input, isNew: true };
    default:
      return input;
  }
}
