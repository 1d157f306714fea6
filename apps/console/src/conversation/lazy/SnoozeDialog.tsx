import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import type { Dates } from '../../app/dates';
import { Field } from '../../forms/Field';
import { whenWords } from '../snoozeOptions';

export interface SnoozeDialogProps {
  readonly dates: Dates;
  readonly onSnooze: (untilMs: number, words: string) => void;
  readonly onClose: () => void;
}

const yearMs = 366 * 24 * 3_600_000;

export function SnoozeDialog({ dates, onSnooze, onClose }: SnoozeDialogProps) {
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function confirm() {
    // Without a zone in it, a time is read in the reader's own.
    const untilMs = Date.parse(until);
    if (Number.isNaN(untilMs)) return setProblem('Choose a day and a time.');
    if (untilMs <= Date.now()) return setProblem('This time is over; choose one that is to come.');
    if (untilMs > Date.now() + yearMs) return setProblem('Choose a time within a year.');
    onSnooze(untilMs, whenWords(untilMs, dates));
  }

  return (
    <Dialog
      title="Snooze until"
      about="It comes back by itself at this time, or earlier if the shopper writes."
      action="Snooze"
      isBusy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Day and time"
        name="until"
        type="datetime-local"
        value={until}
        onValue={(value) => {
          setUntil(value);
          setProblem(null);
        }}
        problem={problem}
        hasFirstFocus
      />
    </Dialog>
  );
}
