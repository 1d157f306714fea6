import { type ReactNode, useId } from 'react';
import type { ChatDraft } from './ChatDraft';
import { valueAt } from './draft';
import { type SettingField, settingFields } from './fields';
import { SettingRow } from './SettingRow';
import styles from './SettingsScreen.module.css';
import type { SectionProps } from './sections/Section';
import { whyResting } from './whyResting';

export interface SectionFieldsProps extends Omit<SectionProps, 'onLanguage'> {
  /** What stands above the fields of a group, by its name. */
  readonly above?: Readonly<Record<string, ReactNode>>;
}

/** The fields of one place, under the headings of their groups. */
export function SectionFields({ draft, section, language, above = {} }: SectionFieldsProps) {
  const { id, title } = section;
  const fields = settingFields.filter((field) => field.section === id);
  return [...new Set(fields.map(({ group }) => group))].map((group) => (
    <Group
      key={group}
      name={group}
      isNamed={group !== title}
      above={above[group]}
      draft={draft}
      language={language}
      fields={fields.filter((field) => field.group === group)}
    />
  ));
}

interface GroupProps {
  readonly name: string;
  /** A group that has its section's name needs no second heading. */
  readonly isNamed: boolean;
  readonly above: ReactNode;
  readonly draft: ChatDraft;
  readonly language: string;
  readonly fields: readonly SettingField[];
}

function Group({ name, isNamed, above, draft, language, fields }: GroupProps) {
  const [titleId, restingId] = [useId(), useId()];
  const reasons = fields.map((field) => whyResting(field, draft.draft));
  const [common] = new Set(reasons).size === 1 && fields.length > 1 ? reasons : [];
  return (
    <section className={styles.group} aria-labelledby={isNamed ? titleId : undefined}>
      <h3 id={titleId} className={isNamed ? undefined : 'visually-hidden'}>
        {name}
      </h3>
      {common && (
        <p id={restingId} className={styles.resting}>
          {common}
        </p>
      )}
      {!common && above}
      {fields.map((field, index) => (
        <SettingRow
          key={field.path}
          field={field}
          value={valueAt(draft.draft, field.path.split('.'))}
          language={language}
          settings={draft.draft}
          isChanged={draft.isChanged(field.path)}
          problems={draft.problemsOf(field.path)}
          resting={reasons[index] ?? null}
          restingId={common ? restingId : undefined}
          onChange={(value) => draft.change(field.path, value)}
          onLeave={() => draft.leave(field.path)}
        />
      ))}
    </section>
  );
}
