import type { IssueFlowKind } from '@shopbell/protocol';
import { isChatOnline } from '@shopbell/rules/availability';
import { isWithinHours } from '@shopbell/rules/business-hours';
import { isEmailRequired } from '@shopbell/rules/email-capture';
import { afterFailure } from '@shopbell/rules/recommendation';
import type { Widget } from '../../app/Widget';
import { draftOf } from '../../conversations';
import { customerOf } from '../../visitors/customerOf';
import { recommendationOf } from './recommendationOf';

/** Nothing can be written before an email is known, and none is. */
export function isEmailMissing(widget: Widget): boolean {
  const settings = widget.details.get()?.settings;
  if (!settings) return false;
  const hours = widget.overrides.get().businessHours ?? settings.businessHours;
  const isKnown = widget.client.store.get().email !== null || Boolean(customerOf(widget).read().email);
  return !isKnown && isEmailRequired(settings.preferences, isWithinHours(hours, Date.now()));
}

/** A recommendation did not help, and the server knows: on to who can (PGE-06, PGE-07). */
export function goWhereHelpIs(widget: Widget): void {
  const path = afterFailure({
    isEmailRequired: isEmailMissing(widget),
    isEmailKnown: false,
    isOnline: isChatOnline(widget.availability.store.get().availability),
  });
  widget.router.replace(path, path === '/offline-capture' ? { isAsked: 'yes' } : {});
}

/**
 * The question goes to people, with what was offered for it (SOC-06). Where it stands in the conversation already, it
 * is not said twice: it goes under the id that it has.
 */
export async function needMoreHelp(
  widget: Widget,
  { question, messageId }: { readonly question: string; readonly messageId: string | null },
): Promise<void> {
  const isMissing = isEmailMissing(widget);
  recommendationOf(widget).judge(isMissing ? 'sorry-email-required' : 'sorry');
  const outcome = await widget.client.run((client) =>
    client.sendFlow(
      'pending-article-recommendation-flow-unsuccessful',
      {
        messageHistory: [{ fromAgent: false, content: { type: 'text', text: question.slice(0, 5000) } }],
        botName: widget.launcher.name,
        metadata: { ...client.metadata(), selfServiceFlow: 'ARTICLE_RECOMMENDATION' satisfies IssueFlowKind },
      },
      messageId === null ? {} : { again: messageId },
    ),
  );
  if (outcome.kind === 'confirmed') return;
  // Nobody has heard it: it stands where it can be sent.
  if (messageId === null) draftOf(widget).set(question);
  goWhereHelpIs(widget);
}
