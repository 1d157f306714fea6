/** What a log line or a report says of an error: never its other fields, in which drivers and libraries put values. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...('code' in error && { code: String(error.code) }),
    ...(error.stack !== undefined && { stack: withoutValues(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL and JSON.parse quote what they could not read: `invalid input syntax for type uuid: "…"`. */
const withoutValues = (text: string): string =>
  text
    .replace(/(invalid (?:input )?[\w ]+: )"[^"\n]*"/g, '$1"…"')
    .replace(
      /(Unexpected \w{1,20} ?[^\n"]{0,20})"[^\n]*"(?:\.{3})? is not valid JSON/g,
      '$1"…" is not valid JSON',
    );
