import { browserDates, dateAndTimeOf } from './dates';
import { relativeTime } from './relativeTime';
import { useNow } from './useNow';

const minuteMs = 60_000;

/** A time in a list: short to read, whole on demand. */
export function When({ at }: { readonly at: string }) {
  const dates = browserDates();
  const nowMs = useNow(minuteMs);
  return (
    <time dateTime={at} data-tip={dateAndTimeOf(Date.parse(at), dates)}>
      {relativeTime(Date.parse(at), nowMs, dates)}
    </time>
  );
}
