import type { BusinessHours } from '@shopbell/protocol';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import { CloseIcon } from '../../icons/CloseIcon';
import { PlusIcon } from '../../icons/PlusIcon';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';
import {
  dayNames,
  type Interval,
  openedDay,
  readTime,
  shareOfDay,
  toEntries,
  toWeek,
  type Week,
  withDay,
} from './week';

/** A week to look at and to change, day by day. */
export function HoursControl(props: ControlProps<BusinessHours['businessHours']>) {
  const { id, label, value, onChange, describedBy } = props;
  // While someone types, the days stay as they see them: sorted and joined again, fields would move under their hands.
  const [held, setHeld] = useState(() => ({ value, week: toWeek(value) }));
  const week = held.value === value ? held.week : toWeek(value);
  const emit = (next: Week) => {
    const entries = toEntries(next);
    setHeld({ value: entries, week: next });
    onChange(entries);
  };
  const set = (day: number, intervals: readonly Interval[]) => emit(withDay(week, day, intervals));
  const monday = week[0] ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.week}>
      {week.map((intervals, day) => (
        <Day
          key={dayNames[day]}
          name={dayNames[day] ?? ''}
          intervals={intervals}
          onOpen={() => set(day, openedDay(week, day))}
          onChange={(next) => set(day, next)}
        />
      ))}
      <div className={styles.weekTools}>
        <Button onClick={() => emit(week.map((each, day) => (day < 5 ? monday : each)))}>
          Monday for all weekdays
        </Button>
        <Button onClick={() => emit(week.map(() => [{ from: '00:00', to: '24:00' }]))}>
          Round the clock
        </Button>
      </div>
    </div>
  );
}

interface DayProps {
  readonly name: string;
  readonly intervals: readonly Interval[];
  readonly onOpen: () => void;
  readonly onChange: (intervals: readonly Interval[]) => void;
}

function Day({ name, intervals, onOpen, onChange }: DayProps) {
  const isOpen = intervals.length > 0;
  return (
    <div className={styles.day}>
      <label className={styles.dayName}>
        <input type="checkbox" checked={isOpen} onChange={() => (isOpen ? onChange([]) : onOpen())} /> {name}
      </label>
      <div className={styles.times}>
        {!isOpen && <span className={styles.aside}>Closed</span>}
        {intervals.map((interval, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: openings have no name but their place
          <span key={index} className={styles.interval}>
            <Time
              label={`${name} from${index > 0 ? `, opening ${index + 1}` : ''}`}
              value={interval.from}
              onChange={(from) => onChange(intervals.with(index, { ...interval, from }))}
            />
            –
            <Time
              label={`${name} to${index > 0 ? `, opening ${index + 1}` : ''}`}
              value={interval.to}
              onChange={(to) => onChange(intervals.with(index, { ...interval, to }))}
            />
            {index > 0 ? (
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove opening ${index + 1} on ${name}`}
                onClick={() => onChange(intervals.toSpliced(index, 1))}
              >
                <CloseIcon />
              </button>
            ) : (
              intervals.at(-1)?.to !== '24:00' && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Another opening on ${name}`}
                  onClick={() =>
                    onChange([...intervals, { from: intervals.at(-1)?.to ?? '12:00', to: '24:00' }])
                  }
                >
                  <PlusIcon />
                </button>
              )
            )}
          </span>
        ))}
      </div>
      <Bar intervals={intervals} />
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
}

const Time = ({ label, value, onChange }: TimeProps) => (
  <input
    className={classes(field.input, styles.time)}
    inputMode="numeric"
    aria-label={label}
    aria-invalid={shareOfDay(value) === null}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={({ target }) => target.value !== readTime(target.value) && onChange(readTime(target.value))}
  />
);

const Bar = ({ intervals }: { readonly intervals: readonly Interval[] }) => (
  <span className={styles.bar} aria-hidden="true">
    {intervals.map(({ from, to }, index) => {
      const [start, end] = [shareOfDay(from), shareOfDay(to)];
      if (start === null || end === null || end <= start) return null;
      return (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: openings have no name but their place
          key={index}
          style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
        />
      );
    })}
  </span>
);
