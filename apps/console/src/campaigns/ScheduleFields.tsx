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

function shareOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440 || 0;
}

/** When it may show: a rule, or hours on the days of a week, drawn as a calendar. */
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
  // As the rule reads them: the earlier one first.
  const [from = 0, to = 0] = [shareOfDay(custom.from_time), shareOfDay(custom.to_time)].sort((a, b) => a - b);
  const hours = { insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` };
  return (
    <>
      <label className={styles.row}>
        Schedule
        <select
          className={styles.select}
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
      </label>
      {rule === 'custom' && (
        <div className={styles.week}>
          <div className={styles.calendar}>
            {days.map((name, index) => (
              <label key={name} className={styles.day}>
                <input
                  type="checkbox"
                  checked={chosen.includes(String(index + 1))}
                  onChange={() => toggle(String(index + 1))}
                />
                <span>{name}</span>
                <span className={styles.rail} aria-hidden="true">
                  {chosen.includes(String(index + 1)) && <span style={hours} />}
                </span>
              </label>
            ))}
            <div className={styles.hours} aria-hidden="true">
              {[0, 6, 12, 18, 24].map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </div>
          </div>
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
