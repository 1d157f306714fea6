/** chosen: a day later it is a new question (AI-05). */
export const newQuestionAfterMs = 86_400_000;

export interface EntryFacts {
  readonly isAssistantOn: boolean;
  /** Where the message comes from. The box on the shop's page asks before there is a conversation (INP-05). */
  readonly from: 'composer' | 'floating-input' | 'flow-handover' | 'order-issue';
  readonly flags: { readonly aiOnFlows?: boolean; readonly aiOnOrderManagement?: boolean };
  /** When the shopper last sent something; null if never. */
  readonly lastMessageMs: number | null;
  readonly nowMs: number;
}

/** Whether a message asks an assistant something new, and is marked so (AI-03 to AI-08). */
export function isEntryMessage({ isAssistantOn, from, flags, lastMessageMs, nowMs }: EntryFacts): boolean {
  if (from === 'floating-input') return true;
  if (!isAssistantOn) return false;
  if (from === 'flow-handover') return flags.aiOnFlows === true;
  if (from === 'order-issue') return flags.aiOnOrderManagement === true;
  return lastMessageMs === null || nowMs - lastMessageMs > newQuestionAfterMs;
}
