import type { ConsoleCampaign } from '@shopbell/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../app/Button';
import { Loaded } from '../app/Loaded';
import { When } from '../app/When';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './Campaigns.module.css';
import { aCampaign, versionsQuery } from './campaignQueries';

export interface HistoryProps {
  readonly campaign: ConsoleCampaign;
  /** What is written and not saved would be gone. */
  readonly isDirty?: boolean;
  readonly onRestored: (campaign: ConsoleCampaign) => void;
}

const partNames: Readonly<Record<string, string>> = {
  state: 'state',
  name: 'name',
  language: 'language',
  is_light: 'plan',
  agent: 'sender',
  triggers: 'conditions',
  schedule: 'schedule',
  message: 'message',
  attachments: 'attachments',
  variants: 'wordings',
  meta: 'delay and limits',
};

/** Who saved what when; every version can be had again. */
export function History({ campaign, isDirty = false, onRestored }: HistoryProps) {
  const { id, version: current } = campaign;
  const found = useQuery(versionsQuery(id));
  const restoring = useMutation({
    mutationFn: async (version: number) =>
      onRestored(
        await sendJson(
          'POST',
          `campaigns/${id}/versions/${version}/restore`,
          { version: current },
          aCampaign,
        ),
      ),
  });
  return (
    <Loaded query={found}>
      {({ versions }) => (
        <>
          <ol className={styles.history}>
            {versions.map(({ version, savedDatetime, savedBy, restoredFrom, changes }) => (
              <li key={version}>
                <span>
                  Version {version}
                  {savedBy !== null && ` by ${savedBy}`}, <When at={savedDatetime} />
                  <span className={styles.quiet}>
                    {restoredFrom !== null && ` from version ${restoredFrom}`}
                    {changes.length > 0 && `: ${changes.map((each) => partNames[each] ?? each).join(', ')}`}
                  </span>
                </span>
                {version !== current && (
                  <Button
                    label={`Restore version ${version}`}
                    isBusy={restoring.isPending || isDirty}
                    onClick={() => restoring.mutate(version)}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {isDirty && <p className={styles.quiet}>Save first.</p>}
          <FormProblem>{restoring.isError && problemText(restoring.error)}</FormProblem>
        </>
      )}
    </Loaded>
  );
}
