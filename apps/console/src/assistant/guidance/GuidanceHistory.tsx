import type { ConsoleGuidance } from '@shopbell/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { Loaded } from '../../app/Loaded';
import { Section } from '../../app/Page';
import { When } from '../../app/When';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import styles from '../Assistant.module.css';
import { aGuidance, guidanceAtQuery, guidanceVersionsQuery } from '../assistantQueries';
import { Changes } from './Changes';

interface HistoryProps {
  readonly guidance: ConsoleGuidance;
  /** What is being written would be lost by a restored version. */
  readonly isDirty: boolean;
  readonly onRestored: (guidance: ConsoleGuidance) => void;
}

export function GuidanceHistory({ guidance, isDirty, onRestored }: HistoryProps) {
  const found = useQuery(guidanceVersionsQuery);
  const [shown, setShown] = useState<number | null>(null);
  const restoring = useMutation({
    mutationFn: async (version: number) => {
      const path = `assistant/guidance/versions/${version}/restore`;
      onRestored(await sendJson('POST', path, { version: guidance.version }, aGuidance));
    },
  });
  return (
    <Section isWide title="History" about="The last hundred saves are kept, and can be had again as a draft.">
      <Loaded query={found}>
        {({ versions }) => (
          <ol className={styles.history} aria-label="Versions">
            {versions.map(({ version, savedDatetime, savedBy, isPublished }) => (
              <li key={version}>
                <span>
                  Version {version}
                  {savedBy !== null && ` by ${savedBy}`}, <When at={savedDatetime} />
                  {isPublished && <span className={styles.state}>published</span>}
                </span>
                {version !== guidance.version && (
                  <>
                    <Button
                      label={`${shown === version ? 'Hide' : 'Compare'} version ${version}`}
                      onClick={() => setShown(shown === version ? null : version)}
                    >
                      {shown === version ? 'Hide' : 'Compare'}
                    </Button>
                    {!isDirty && (
                      <Button
                        label={`Restore version ${version}`}
                        isBusy={restoring.isPending}
                        onClick={() => restoring.mutate(version)}
                      >
                        Restore
                      </Button>
                    )}
                  </>
                )}
                {shown === version && <Compared version={version} guidance={guidance} />}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <FormProblem>{restoring.isError && problemText(restoring.error)}</FormProblem>
    </Section>
  );
}

/** From the saved draft to that version: what restoring it would do. */
function Compared({ version, guidance }: { readonly version: number; readonly guidance: ConsoleGuidance }) {
  const found = useQuery(guidanceAtQuery(version));
  return (
    <div className={styles.compared}>
      <Loaded query={found}>{({ content }) => <Changes before={guidance.content} after={content} />}</Loaded>
    </div>
  );
}
