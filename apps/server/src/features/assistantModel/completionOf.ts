interface Call {
  readonly index?: number;
  readonly id?: string | null;
  function?: { name?: string | null; arguments?: string | null };
}

interface Delta extends Record<string, unknown> {
  readonly tool_calls?: readonly Call[] | null;
}

export interface Event {
  readonly error?: unknown;
  readonly usage?: unknown;
  readonly choices?: readonly { readonly delta?: Delta | null; readonly finish_reason?: string | null }[];
}

/**
 * What a stream of pieces says together, as an endpoint says it that does not stream. It is read whole anyway, and token by
 * token it would pass the SDK's many streams, which takes longer than all else that a turn does. Throws where it cannot be read.
 */
export function completionOf(stream: string): string {
  const events = dataIn(stream).map((data) => {
    const event = eventOf(data);
    if ((event.error ?? null) !== null) throw new Error('The model broke off with an error');
    return event;
  });
  return JSON.stringify(together(events));
}

export function together(events: readonly Event[]): object {
  const message: Record<string, unknown> = { role: 'assistant', content: null };
  const calls: Call[] = [];
  let [head, finish, usage]: [object, string | null, unknown] = [{}, null, undefined];
  for (const event of events) {
    const { choices, usage: told, error: _, ...rest } = event;
    head = { ...rest, ...head };
    usage = told ?? usage;
    const { delta, finish_reason: reason } = choices?.[0] ?? {};
    finish = reason ?? finish;
    const { tool_calls: asked, ...said } = delta ?? {};
    for (const [key, value] of Object.entries(said)) message[key] = grown(key, message[key], value);
    for (const call of asked ?? []) addCall(calls, call);
  }
  const asked = calls.length > 0 && { tool_calls: calls };
  const choices = [{ index: 0, message: { ...message, ...asked }, finish_reason: finish }];
  return { ...head, object: 'chat.completion', choices, usage };
}

/** Each has a line of data, or several; `[DONE]` is none, and neither is what only keeps the line open. */
export function dataIn(stream: string): readonly string[] {
  return stream.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
    const data = lines.map((line) => line.slice('data:'.length).trimStart()).join('\n');
    return data === '' || data === '[DONE]' ? [] : [data];
  });
}

export function eventOf(data: string): Event {
  const event: unknown = JSON.parse(data);
  if (typeof event !== 'object' || event === null) throw new Error('The model said no event');
  return event;
}

/** Its words go on; everything else is what was said of it last. */
const grown = (key: string, before: unknown, value: unknown): unknown =>
  key !== 'role' && typeof before === 'string' && typeof value === 'string'
    ? before + value
    : (value ?? before);

/** The first piece names the tool; the others go on with what it is asked. Some give every call the same number. */
function addCall(calls: Call[], { function: asked = {}, ...call }: Call): void {
  const begun = calls.findLast(({ index }) => call.index === undefined || index === call.index);
  if (!begun?.function || (call.id && call.id !== begun.id))
    return void calls.push({ ...call, function: { ...asked } });
  begun.function.name ??= asked.name ?? null;
  begun.function.arguments = `${begun.function.arguments ?? ''}${asked.arguments ?? ''}`;
}
