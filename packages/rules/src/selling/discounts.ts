import type { AssistantSelling } from '@shopbell/protocol';

/** No discount is given before an owner allows one. */
export const noSelling: AssistantSelling = { maxPercent: 0, codes: [] };

/** The codes that may be given: those the owner listed, and of them none worth more than the limit. */
export const discountsWithin = ({ maxPercent, codes }: AssistantSelling): AssistantSelling['codes'] =>
  codes.filter(({ percent }) => percent <= maxPercent);
