import type { Widget } from '../app/Widget';

/** The shop has an assistant, also while it is silenced: conversations may still hold what it signalled. */
export const isAssistantSetUp = ({ details }: Pick<Widget, 'details'>): boolean =>
  details.get()?.settings?.automation?.aiAgent.enabled === true;
