import type { FieldProblem } from '@shopbell/protocol';
import { useId } from 'react';
import { classes } from '../app/classes';
import type { Draft } from './ChatDraft';
import { languageName } from './controls/languageNames';
import type { SettingField } from './fields';
import { SettingControl } from './SettingControl';
import styles from './SettingRow.module.css';

export interface SettingRowProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly language: string;
  readonly settings: Draft;
  readonly isChanged: boolean;
  readonly problems: readonly FieldProblem[];
  /** Why it makes no difference now. */
  readonly resting: string | null;
  /** The element that says so for the whole group. */
  readonly restingId?: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

/** A label, its control, what it is about, and what is wrong with it. */
export function SettingRow({
  field,
  value,
  language,
  settings,
  isChanged,
  problems,
  resting,
  restingId,
  onChange,
  onLeave,
}: SettingRowProps) {
  const [controlId, helpId, problemId] = [useId(), useId(), useId()];
  const { label, help, control } = field;
  const isSwitch = control.kind === 'switch';
  const isInvalid = problems.length > 0;
  // What is wrong can always be mended.
  const isResting = resting !== null && !isInvalid;
  const about = (isResting && restingId === undefined ? resting : help) ?? '';
  const describedBy =
    classes(about !== '' && helpId, isResting && restingId, isInvalid && problemId) || undefined;
  const isGroup = groups.includes(control.kind);
  // A label without its list says nothing where the group has said why.
  if (isGroup && isResting && restingId !== undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears only that the control inside was left
    <div
      className={classes(styles.row, isSwitch && styles.isSwitch, isResting && styles.isResting)}
      data-setting={field.path}
      onBlur={onLeave}
    >
      <div className={styles.words}>
        {isGroup ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <label htmlFor={controlId} className={styles.label}>
            {label}
          </label>
        )}
        {isChanged && (
          <span className={styles.changed} data-tip="Changed, not saved">
            <span className="visually-hidden">Changed, not saved</span>
          </span>
        )}
        {isSwitch && about !== '' && (
          <p id={helpId} className={styles.help}>
            {about}
          </p>
        )}
      </div>
      {!(isGroup && isResting) && (
        <fieldset className={styles.control} disabled={isResting}>
          <SettingControl
            control={control}
            language={language}
            settings={settings}
            id={controlId}
            label={label}
            value={value}
            onChange={onChange}
            problems={problems}
            describedBy={describedBy}
            isInvalid={isInvalid}
          />
        </fieldset>
      )}
      {!isSwitch && about !== '' && (
        <p id={helpId} className={styles.help}>
          {about}
        </p>
      )}
      {isInvalid && (
        <p id={problemId} className={styles.problem} role="alert">
          {[...new Set(problems.map(sentenceFor))].join(' ')}
        </p>
      )}
    </div>
  );
}

const groups: readonly SettingField['control']['kind'][] = [
  ...[
    'list',
    'listByLanguage',
    'replyActions',
    'entryPoints',
    'hours',
    'dates',
    'languages',
    'conditions',
    'dictionary',
  ],
] as const;

/** `Must be at most 200.`, and for an entry of a list which one it is, and in which language. */
function sentenceFor({ path, message }: FieldProblem): string {
  const [index, language] = [path.at(-1), path.at(-2)];
  const isEntry = index !== undefined && /^\d+$/.test(index);
  const place = language === undefined ? '' : ` in ${languageName(language)}`;
  const text = isEntry ? `Entry ${Number(index) + 1}${place} ${message}.` : `${message}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
