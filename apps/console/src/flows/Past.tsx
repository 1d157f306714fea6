import type { ConsoleFlow, FlowContent } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { When } from '../app/When';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './Flows.module.css';
import { aFlow, flowReportQuery, flowVersionsQuery } from './flowQueries';
import { Report } from './Report';
import { useKeepFlow } from './SaveBar';

interface PastProps {
  readonly flow: ConsoleFlow;
  readonly content: FlowContent;
  readonly onRestored: (flow: ConsoleFlow) => void;
}

/** What has become of a flow: how far shoppers came, and who changed it when. */
export function Past({ flow, content, onRestored }: PastProps) {
  const report = useQuery(flowReportQuery(flow.id));
  return (
    <>
      <Section isWide title="How far shoppers come" about="In the last thirty days.">
        <Loaded query={report}>{(read) => <Report report={read} content={content} />}</Loaded>
      </Section>
      <Section title="History" about="Every save is kept, and can be had again.">
        <Versions flow={flow} onRestored={onRestored} />
        <Deletion flow={flow} />
      </Section>
    </>
  );
}

function Versions({ flow, onRestored }: Pick<PastProps, 'flow' | 'onRestored'>) {
  const found = useQuery(flowVersionsQuery(flow.id));
  const keep = useKeepFlow();
  const restoring = useMutation({
    mutationFn: async (version: number) => {
      const path = `flows/${flow.id}/versions/${version}/restore`;
      const restored = await sendJson('POST', path, { version: flow.version }, aFlow);
      onRestored(restored);
      keep(restored);
    },
  });
  return (
    <Loaded query={found}>
      {({ versions }) => (
        <ol className={styles.history}>
          {versions.map(({ version, savedDatetime, savedBy, isPublished }) => (
            <li key={version}>
              <span>
                Version {version}
                {savedBy !== null && ` by ${savedBy}`}, <When at={savedDatetime} />
                {isPublished && ' · published'}
              </span>
              {version !== flow.version && (
                <Button
                  label={`Restore version ${version}`}
                  isBusy={restoring.isPending}
                  onClick={() => restoring.mutate(version)}
                >
                  Restore
                </Button>
              )}
            </li>
          ))}
          <FormProblem>{restoring.isError && problemText(restoring.error)}</FormProblem>
        </ol>
      )}
    </Loaded>
  );
}

function Deletion({ flow }: { readonly flow: ConsoleFlow }) {
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: async () => {
      await sendJson('DELETE', `flows/${flow.id}`);
      await queryClient.invalidateQueries({ queryKey: ['flows'] });
      await navigate({ to: '/flows', ignoreBlocker: true });
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        Delete this flow
      </Button>
      {isAsked && (
        <Dialog
          title="Delete this flow?"
          about="Shoppers who are in it go on to its end. Nobody begins it any more."
          action="Delete"
          isDanger
          isBusy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setIsAsked(false)}
        />
      )}
      <FormProblem>{deleting.isError && problemText(deleting.error)}</FormProblem>
    </>
  );
}
