import { z } from 'zod';

/** A piece of what is said, or of what a tool is asked: nothing else is in it that could be lost. */
const piece = z.strictObject({
  index: z.number().optional(),
  delta: z.union([
    z.strictObject({ role: z.string().optional(), content: z.string() }),
    z.strictObject({
      role: z.string().optional(),
      content: z.null().optional(),
      tool_calls: z.tuple([
        z.looseObject({
          index: z.number(),
          function: z.looseObject({ name: z.string().nullish(), arguments: z.string() }),
        }),
      ]),
    }),
  ]),
  finish_reason: z.null().optional(),
  logprobs: z.null().optional(),
});
const event = z.looseObject({ choices: z.tuple([piece]) });
type Event = z.infer<typeof event>;

/**
 * The events of a stream, with the pieces of one sentence or of one tool's input put together. What is read whole anyway
 * would otherwise pass the SDK's many streams token by token, which takes longer than all else that a turn does.
 */
export function joinPieces(stream: string): string {
  const events: string[] = [];
  let open: Event | null = null;
  const close = () => {
    if (open) events.push(`data: ${JSON.stringify(open)}`);
    open = null;
  };
  for (const block of stream.split(/\r?\n\r?\n/)) {
    const next = readEvent(block);
    if (next && open && join(open, next)) continue;
    close();
    if (next) open = next;
    else if (block !== '') events.push(block);
  }
  close();
  return events.map((each) => `${each}\n\n`).join('');
}

/** Null for all that is better left as it came. */
function readEvent(block: string): Event | null {
  if (!block.startsWith('data: {') || block.includes('\n')) return null;
  try {
    const read: unknown = JSON.parse(block.slice('data: '.length));
    return event.safeParse(read).success ? (read as Event) : null;
  } catch {
    return null;
  }
}

/** Whether the next one goes on with what the one before it says; then that says both. */
function join({ choices: [{ delta: before }] }: Event, { choices: [{ delta: next }] }: Event): boolean {
  if ('tool_calls' in before && 'tool_calls' in next) {
    const [[call], [rest]] = [before.tool_calls, next.tool_calls];
    if (call.index !== rest.index || rest.function.name || rest.id) return false;
    call.function.arguments += rest.function.arguments;
    return true;
  }
  if ('tool_calls' in before || 'tool_calls' in next) return false;
  before.content += next.content;
  return true;
}
