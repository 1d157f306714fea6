import type { CampaignContent, ConfiguredChat } from '@shopbell/protocol';
import { Section } from '../app/Page';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import styles from './Campaigns.module.css';
import { problemAt } from './problemAt';
import { languageName } from './readers';
import { ScheduleFields } from './ScheduleFields';
import { TriggerBuilder } from './TriggerBuilder';
import { TryIt, type TryItProps } from './TryIt';
import { Wordings, type WordingsProps } from './Wordings';

export interface CampaignFieldsProps extends TryItProps, WordingsProps {
  readonly chat: ConfiguredChat;
}

export function CampaignFields(props: CampaignFieldsProps) {
  const { content, chat, problems, onContent, campaign, isDirty, wording, onWording } = props;
  const { name, language, triggers, schedule, agent } = content;
  const languages = chat.settings.languages.map((each) => each.language);
  return (
    <>
      <Section title="What it is" about="The name is for you and your reports; shoppers do not see it.">
        <div className={styles.form}>
          <Field
            label="Name"
            name="campaign-name"
            value={name}
            maxLength={200}
            onValue={(value) => onContent({ name: value })}
            problem={problemAt(problems, 'name')}
          />
          <label className={styles.row}>
            For shoppers who read
            <select
              className={styles.select}
              value={language ?? ''}
              onChange={({ target }) => onContent({ language: target.value || null })}
            >
              <option value="">any language</option>
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </select>
          </label>
          <FormProblem>{problemAt(problems, 'language')}</FormProblem>
          <Field
            label="Sender"
            name="campaign-agent"
            value={agent?.name ?? ''}
            maxLength={200}
            isOptional
            hint="Left empty, somebody of your team."
            onValue={(value) =>
              onContent({ agent: value === '' ? null : { avatarUrl: null, ...agent, name: value } })
            }
          />
        </div>
      </Section>
      <Section isWide title="What it says">
        <Wordings {...{ content, problems, wording, onWording, onContent }} />
      </Section>
      <Section isWide title="When it shows">
        <TriggerBuilder
          triggers={triggers}
          problems={problems}
          onTriggers={(next) => onContent({ triggers: next })}
        />
        <ScheduleFields
          schedule={schedule}
          timeZone={chat.settings.businessHours.timezone}
          problems={problems}
          onSchedule={(next) => onContent({ schedule: next })}
        />
      </Section>
      <Limits content={content} onContent={onContent} />
      <TryIt campaign={campaign} isDirty={isDirty} />
    </>
  );
}

type Change = Pick<CampaignFieldsProps, 'content' | 'onContent'>;

function Limits({ content, onContent }: Change) {
  const { meta, is_light } = content;
  const set = (part: Partial<CampaignContent['meta']>) => onContent({ meta: { ...meta, ...part } });
  const number = (
    label: string,
    value: number | null,
    most: number,
    onNumber: (value: number | null) => void,
  ) => (
    <label className={styles.row}>
      {label}
      <input
        className={styles.short}
        type="number"
        min={0}
        max={most}
        value={value ?? ''}
        onChange={({ target }) =>
          onNumber(target.value === '' ? null : Math.max(0, Math.min(most, Math.round(Number(target.value)))))
        }
      />
    </label>
  );
  return (
    <Section title="How often" about="Left empty, there is no limit.">
      {number('Seconds to wait before it shows', meta.delay, 3600, (delay) => set({ delay: delay ?? 0 }))}
      {number('Campaigns in one visit, at most', meta.maxCampaignDisplaysInSession, 100, (value) =>
        set({ maxCampaignDisplaysInSession: value || null }),
      )}
      {number(
        'Seconds since the one before, at least',
        meta.minimumTimeBetweenCampaigns,
        31_536_000,
        (value) => set({ minimumTimeBetweenCampaigns: value }),
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={!meta.noReply} onChange={() => set({ noReply: !meta.noReply })} />
        Shoppers can reply to it
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={is_light} onChange={() => onContent({ is_light: !is_light })} />
        Show it also when the plan’s limit is reached
      </label>
    </Section>
  );
}
