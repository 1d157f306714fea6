import type { ConsoleFlow, FlowContent } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { LeaveGuard } from '../app/LeaveGuard';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './Flows.module.css';
import { aFlow, flowQuery } from './flowQueries';
import { stateOf } from './stateOf';
import { tidy } from './useEditing';

export interface SaveBarProps {
  readonly flow: ConsoleFlow | null;
  readonly content: FlowContent;
  readonly isDirty: boolean;
  readonly isReady: boolean;
  readonly onSaved: (saved: ConsoleFlow, sent: FlowContent) => void;
}

export function SaveBar({ flow, content, isDirty, isReady, onSaved }: SaveBarProps) {
  const keep = useKeepFlow();
  const isNew = isDirty || !flow;
  const save = async () => {
    const sent = tidy(content);
    const saved = await (flow
      ? sendJson('PUT', `flows/${flow.id}`, { version: flow.version, content: sent }, aFlow)
      : sendJson('POST', 'flows', { content: sent }, aFlow));
    onSaved(saved, sent);
    keep(saved);
    return saved;
  };
  const saving = useMutation({ mutationFn: save });
  const publishing = useMutation({
    mutationFn: async (isPublished: boolean) => {
      const { id, version } = isPublished && isNew ? await save() : (flow ?? (await save()));
      keep(await sendJson('PUT', `flows/${id}/publication`, { version, isPublished }, aFlow));
    },
  });
  const isPublished = flow !== null && flow.publishedVersion === flow.version && !isNew;
  const error = saving.error ?? publishing.error;
  return (
    <div className={styles.bar}>
      <Button isBusy={saving.isPending} onClick={() => saving.mutate()}>
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
      <span role="status" className={styles.quiet}>
        {isNew ? 'Not saved yet' : stateOf(flow.version, flow.publishedVersion)}
      </span>
      <FormProblem>{error !== null && problemText(error)}</FormProblem>
      <LeaveGuard where="in this flow" isDirty={isDirty} />
    </div>
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
