import type { ConversationDetail, ConversationSummary } from '@shopbell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDesk } from '../desk/useDesk';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { useConversations } from '../inbox/useConversations';
import { useInboxFilter } from '../inbox/useInboxFilter';
import { detailQuery } from './detailQueries';

export type ConversationActions = ReturnType<typeof useConversationActions>;

/**
 * What an agent does with a conversation. Shown at once and taken back if the server refuses it; what moves it out of
 * sight says so and offers the way back.
 */
export function useConversationActions(summary: ConversationSummary | null) {
  const { desk, member } = useDesk();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { filter } = useInboxFilter();
  const { conversations } = useConversations(filter);

  function show(row: ConversationSummary): void {
    desk.lists.showAtOnce(row);
    queryClient.setQueryData<ConversationDetail>(
      detailQuery(row.conversationId).queryKey,
      (detail) => detail && { ...detail, summary: row },
    );
  }

  async function change(
    what: 'status' | 'assignee' | 'tags' | 'block',
    body: object,
    now: Partial<ConversationSummary>,
  ): Promise<boolean> {
    if (!summary) return false;
    show({ ...summary, ...now });
    try {
      await sendJson('PUT', `conversations/${summary.conversationId}/${what}`, body);
      return true;
    } catch (error) {
      show(summary);
      desk.toasts.complain(problemText(error));
      return false;
    }
  }

  function open(conversationId: string): void {
    void navigate({ to: '/inbox/$conversationId', params: { conversationId }, search: (before) => before });
  }

  /** To the next in the list, so that one after the other can be worked off. */
  function goOn(): void {
    const index = conversations.findIndex((row) => row.conversationId === summary?.conversationId);
    const next = conversations[index + 1] ?? conversations[index - 1];
    if (index >= 0 && next) open(next.conversationId);
  }

  /** Offered at once, so that a quick key takes back this and not what was done before; sent when this has been answered. */
  async function offerUndo(words: string, changing: Promise<boolean>): Promise<void> {
    const toast = desk.toasts.say(words, () => undo(changing));
    if (!(await changing)) desk.toasts.dismiss(toast);
  }

  function undo(changing: Promise<boolean>): void {
    if (!summary) return;
    const { conversationId, status, snoozedUntil } = summary;
    const body = status === 'snoozed' ? { status, until: snoozedUntil } : { status };
    show(summary);
    open(conversationId);
    changing
      .then((isDone) => isDone && sendJson('PUT', `conversations/${conversationId}/status`, body))
      .catch((error: unknown) => desk.toasts.complain(problemText(error)));
  }

  return {
    async close() {
      if (!summary || summary.status === 'closed') return;
      goOn();
      const now = { status: 'closed', snoozedUntil: null, isWaiting: false } as const;
      const changing = change('status', { status: 'closed' }, now);
      await offerUndo(`Closed the conversation with ${summary.visitorName}.`, changing);
    },
    async reopen() {
      const isWaiting = summary?.waitingSince !== null;
      await change('status', { status: 'open' }, { status: 'open', snoozedUntil: null, isWaiting });
    },
    async snooze(untilMs: number, words: string) {
      if (!summary) return;
      goOn();
      const until = new Date(untilMs).toISOString();
      const changing = change(
        'status',
        { status: 'snoozed', until },
        { status: 'snoozed', snoozedUntil: until },
      );
      await offerUndo(`Snoozed until ${words}.`, changing);
    },
    assign: (userId: string | null) => change('assignee', { userId }, { assigneeId: userId }),
    assignToMe: () => change('assignee', { userId: member.userId }, { assigneeId: member.userId }),
    async setTags(names: readonly string[], tagIds: readonly number[]) {
      const isDone = await change('tags', { names }, { tagIds: [...tagIds] });
      if (isDone) await queryClient.invalidateQueries({ queryKey: ['tags'] });
    },
    async block(isBlocked: boolean) {
      if (!(await change('block', { isBlocked }, { isBlocked })) || !summary) return;
      if (isBlocked)
        desk.toasts.say(`${summary.visitorName} is blocked.`, () => {
          show({ ...summary, isBlocked: false });
          void sendJson('PUT', `conversations/${summary.conversationId}/block`, { isBlocked: false });
        });
    },
  };
}
