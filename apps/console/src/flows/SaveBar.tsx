import type { ConsoleFlow, FlowContent } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { SaveLine } from '../saving/SaveLine';
import { LeaveGuard } from '../saving/Unsaved';
import { aFlow, flowQuery, readFlow } from './flowQueries';
import { stateOf } from './stateOf';
import { tidy } from './useEditing';

export interface SaveBarProps {
  readonly flow: ConsoleFlow | null;
  readonly content: FlowContent;
  readonly isDirty: boolean;
  readonly isReady: boolean;
  readonly onSaved: (saved: ConsoleFlow, sent: FlowContent) => void;
  readonly onReplaced: (other: ConsoleFlow) => void;
}

export function SaveBar({ flow, content, isDirty, isReady, onSaved, onReplaced }: SaveBarProps) {
  const keep = useKeepFlow();
  const isNew = isDirty || !flow;
  const save = async (isOverTheirs: boolean) => {
    const sent = tidy(content);
    const seen = flow && isOverTheirs ? await readFlow(flow.id) : flow;
    const saved = await (seen
      ? sendJson('PUT', `flows/${seen.id}`, { version: seen.version, content: sent }, aFlow)
      : sendJson('POST', 'flows', { content: sent }, aFlow));
    onSaved(saved, sent);
    keep(saved);
    return saved;
  };
  const saving = useMutation({ mutationFn: save });
  const publishing = useMutation({
    mutationFn: async (isPublished: boolean) => {
      const { id, version } = isPublished && isNew ? await save(false) : (flow ?? (await save(false)));
      keep(await sendJson('PUT', `flows/${id}/publication`, { version, isPublished }, aFlow));
    },
  });
  const replacing = useMutation({
    mutationFn: async (id: string) => {
      const theirs = await readFlow(id);
      onReplaced(theirs);
      keep(theirs);
      for (const each of [saving, publishing]) each.reset();
    },
  });
  const isPublished = flow !== null && flow.publishedVersion === flow.version && !isNew;
  const error = saving.error ?? publishing.error ?? replacing.error;
  return (
    <SaveLine
      state={isNew ? 'Not saved yet' : stateOf(flow.version, flow.publishedVersion)}
      problem={error !== null && problemText(error)}
      meanwhile={
        flow && { error, onMine: () => saving.mutate(true), onTheirs: () => replacing.mutate(flow.id) }
      }
    >
      <Button isBusy={saving.isPending} onClick={() => saving.mutate(false)}>
        Save
      </Button>
      {isReady && !isPublished && (
        <Button look="strong" isBusy={publishing.isPending} onClick={() => publishing.mutate(true)}>
          Publish
        </Button>
      )}
      {flow !== null && flow.publishedVersion !== null && (
        <Button isBusy={publishing.isPending} onClick={() => publishing.mutate(false)}>
          Take it off
        </Button>
      )}
      <LeaveGuard where="in this flow" isDirty={isDirty} />
    </SaveLine>
  );
}

/** What the server has answered is what stands there now. */
export function useKeepFlow() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (saved: ConsoleFlow) => {
    queryClient.setQueryData(flowQuery(saved.id).queryKey, saved);
    for (const queryKey of [['flows'], ['flow-library'], ['flow-versions', saved.id]])
      void queryClient.invalidateQueries({ queryKey });
    void navigate({
      ...{ to: '/flows/$flowId', params: { flowId: saved.id }, search: {} },
      ...{ replace: true, ignoreBlocker: true },
    });
  };
}
