import type { FieldProblem, Schedule } from '@shopbell/protocol';
import { FormProblem } from '../forms/FormProblem';
import styles from './Campaigns.module.css';
import { problemAt } from './problemAt';

export interface ScheduleFieldsProps {
  readonly schedule: Schedule | null;
  readonly timeZone: string;
  readonly problems: readonly FieldProblem[];
  readonly onSchedule: (schedule: Schedule) => void;
}

const rules = {
  anytime: 'At any time',
  during: 'While the chat is online',
  outside: 'While the chat is offline',
  custom: 'On these days and hours',
} as const;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const office = { days: '1,2,3,4,5', from_time: '09:00', to_time: '17:00' };

export function ScheduleFields({ schedule, timeZone, problems, onSchedule }: ScheduleFieldsProps) {
  const rule = schedule?.schedule_rule ?? 'during';
  const custom = schedule?.custom_schedule ?? office;
  const chosen = custom.days.split(',').filter((day) => day !== '');
  const change = (part: Partial<typeof office>) =>
    onSchedule({ schedule_rule: 'custom', custom_schedule: { ...custom, ...part } });
  const toggle = (day: string) =>
    change({
      days: (chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day])
        .sort()
        .join(','),
    });
  return (
    <>
      <select
        className={styles.select}
        aria-label="Schedule"
        value={rule}
        onChange={({ target }) => {
          const next = target.value as Schedule['schedule_rule'];
          onSchedule(
            next === 'custom' ? { schedule_rule: next, custom_schedule: custom } : { schedule_rule: next },
          );
        }}
      >
        {Object.entries(rules).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {rule === 'custom' && (
        <div className={styles.week}>
          {days.map((name, index) => (
            <label key={name} className={styles.day}>
              <input
                type="checkbox"
                checked={chosen.includes(String(index + 1))}
                onChange={() => toggle(String(index + 1))}
              />
              {name}
            </label>
          ))}
          <label className={styles.row}>
            from
            <input
              type="time"
              className={styles.time}
              value={custom.from_time}
              onChange={({ target }) => change({ from_time: target.value })}
            />
          </label>
          <label className={styles.row}>
            to
            <input
              type="time"
              className={styles.time}
              value={custom.to_time}
              onChange={({ target }) => change({ to_time: target.value })}
            />
          </label>
          <span className={styles.quiet}>in {timeZone}</span>
        </div>
      )}
      <FormProblem>{problemAt(problems, 'schedule')}</FormProblem>
    </>
  );
}
