import { useQuery } from '@tanstack/react-query';
import { classes } from '../../app/classes';
import { Loaded } from '../../app/Loaded';
import { flowsQuery } from '../../flows/flowQueries';
import field from '../../forms/Field.module.css';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

interface EntryPoint {
  readonly workflow_id: string;
  readonly language: string;
  readonly label: string;
}

export interface EntryPointsControlProps extends ControlProps<readonly EntryPoint[]> {
  readonly language: string;
}

/** One row for each published flow: whether it can be begun in the portal, and what it is called there, in one language. */
export function EntryPointsControl(props: EntryPointsControlProps) {
  const { id, label, value, language, onChange, describedBy } = props;
  const flows = useQuery(flowsQuery);
  const isOf = (flowId: string) => (entry: EntryPoint) =>
    entry.workflow_id === flowId && entry.language === language;
  const set = (flowId: string, words: string | null) => {
    const index = value.findIndex(isOf(flowId));
    const entry = { workflow_id: flowId, language, label: words ?? '' };
    if (words === null) onChange(value.filter((_, at) => at !== index));
    else onChange(index === -1 ? [...value, entry] : value.with(index, entry));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.list}>
      <Loaded query={flows}>
        {({ flows: all }) => {
          const published = all.filter(({ publishedVersion }) => publishedVersion !== null);
          if (published.length === 0) return <p className={styles.aside}>No flow is published yet.</p>;
          return (
            <ul>
              {published.map(({ id: flowId, name }) => {
                const entry = value.find(isOf(flowId));
                return (
                  <li key={flowId} className={styles.linked}>
                    <label>
                      <input
                        type="checkbox"
                        checked={entry !== undefined}
                        onChange={({ target }) => set(flowId, target.checked ? name : null)}
                      />{' '}
                      <bdi>{name}</bdi>
                    </label>
                    {entry && (
                      <input
                        className={classes(field.input, styles.select)}
                        aria-label={`What shoppers read: ${name}`}
                        maxLength={200}
                        value={entry.label}
                        onChange={({ target }) => set(flowId, target.value)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Loaded>
    </div>
  );
}
