import { useId } from 'react';
import { valueAt } from './draft';
import { type SettingField, settingFields } from './fields';
import { SettingRow } from './SettingRow';
import styles from './SettingsScreen.module.css';
import type { SectionId } from './sections';
import type { ChatDraft } from './useChatDraft';

export interface SectionFieldsProps {
  readonly draft: ChatDraft;
  readonly section: SectionId;
}

/** The fields of one place, under the headings of their groups. */
export function SectionFields({ draft, section }: SectionFieldsProps) {
  const fields = settingFields.filter((field) => field.section === section);
  return [...new Set(fields.map(({ group }) => group))].map((group) => (
    <Group key={group} name={group} draft={draft} fields={fields.filter((field) => field.group === group)} />
  ));
}

interface GroupProps {
  readonly name: string;
  readonly draft: ChatDraft;
  readonly fields: readonly SettingField[];
}

function Group({ name, draft, fields }: GroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId}>{name}</h3>
      {fields.map((field) => (
        <SettingRow
          key={field.path}
          field={field}
          value={valueAt(draft.draft, field.path.split('.'))}
          language={String(draft.draft.language)}
          isChanged={draft.isChanged(field.path)}
          problems={draft.problemsOf(field.path)}
          onChange={(value) => draft.change(field.path, value)}
          onLeave={() => draft.leave(field.path)}
        />
      ))}
    </section>
  );
}
