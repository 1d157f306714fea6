import type { Widget } from '../app/Widget';

type Knows = Pick<Widget, 'details'>;

/** The help center whose articles the shop recommends here; null where it recommends none (REC-08). */
export function helpCenterOf({ details }: Knows): number | null {
  const { enabled, helpCenterId } = details.get()?.settings?.automation?.articleRecommendation ?? {};
  return enabled && helpCenterId ? helpCenterId : null;
}

export const areFlowsOn = ({ details }: Knows): boolean =>
  (details.get()?.settings?.selfService?.workflows_entrypoints?.length ?? 0) > 0;

/** Something can be found for a question. */
export const isAnythingRecommended = (widget: Knows): boolean =>
  helpCenterOf(widget) !== null || areFlowsOn(widget);

/** While nobody answers, shoppers are shown articles before they write (ENT-25). */
export const isSearchFirst = (widget: Knows): boolean =>
  widget.details.get()?.settings?.preferences?.controlTicketVolume === true && isAnythingRecommended(widget);
