import type { TimelineMessage } from './timeline';

export type LongRow =
  | { readonly message: TimelineMessage }
  | { readonly message?: undefined; readonly key: string; readonly at: Date };

/** A date is a row of its own: what stands first loses its date to an older page, and must not move what is read then. */
export const longRows = (messages: readonly TimelineMessage[]): readonly LongRow[] =>
  messages.flatMap((message): LongRow[] =>
    message.startsDay
      ? [
          { key: `day of ${message.key}`, at: new Date(message.atMs) },
          { message: { ...message, startsDay: false } },
        ]
      : [{ message }],
  );
