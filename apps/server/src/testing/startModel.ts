import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startWebServer, type WebServer } from './startWebServer';

type Break =
  | 'in-the-middle'
  | 'before-anything'
  | 'with-garbage'
  | 'with-an-error'
  | 'without-an-end'
  | 'by-silence'
  | 'by-stalling';

interface Call {
  readonly calls: string;
  readonly with: unknown;
}

/** What a scripted model does when it is asked once. */
export type ModelStep =
  | { readonly says: string; readonly finish?: 'stop' | 'length' | 'content_filter' }
  | { readonly calls: string; readonly with: unknown; readonly keepsLineOpen?: boolean }
  /** Arguments as they stand, whether they can be read or not. */
  | { readonly calls: string; readonly raw: string }
  /** Several at once, and words beside them. */
  | { readonly callsAll: readonly Call[]; readonly says?: string; readonly thinks?: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | { readonly breaks: Break }
  | { readonly endless: true }
  /** When the test lets it. */
  | { readonly after: Promise<unknown>; readonly plays: ModelStep };

export interface ScriptedModel extends WebServer {
  /** What it does next, step by step; asked more often, it says the last one again. */
  plays(...steps: readonly ModelStep[]): void;
  /** By what it was asked: everything that left this server. */
  prompts(): readonly string[];
  /** How many answers somebody still listens to. */
  openAnswers(): number;
}

/** Somebody's model behind the protocol of OpenAI's chat completions: it streams, and it does as the test wants. */
export async function startModel(): Promise<ScriptedModel> {
  let steps: readonly ModelStep[] = [];
  let at = 0;
  let open = 0;
  const server = await startWebServer(async (request, reply) => {
    if (!request.url?.endsWith('/chat/completions')) return reply.writeHead(404).end();
    const step = steps[Math.min(at, steps.length - 1)];
    at += 1;
    open += 1;
    reply.once('close', () => {
      open -= 1;
    });
    if (step) await play(step, reply);
    else reply.writeHead(500).end();
  });
  return {
    ...server,
    plays(...next) {
      [steps, at] = [next, 0];
    },
    prompts: () => server.asked.map(({ body }) => body),
    openAnswers: () => open,
  };
}

async function play(step: ModelStep, reply: ServerResponse): Promise<unknown> {
  if ('after' in step) {
    await step.after;
    return play(step.plays, reply);
  }
  if ('status' in step) {
    const body =
      step.body ?? JSON.stringify({ error: { message: 'No', type: 'x', code: null, param: null } });
    return reply.writeHead(step.status, { 'content-type': 'application/json', ...step.headers }).end(body);
  }
  if ('breaks' in step && step.breaks === 'before-anything') return reply.destroy();
  if ('breaks' in step && step.breaks === 'by-silence') return;
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('endless' in step) return endless(reply);
  if ('breaks' in step) return breakOff(step.breaks, reply);
  const finish = 'calls' in step || 'callsAll' in step ? 'tool_calls' : (step.finish ?? 'stop');
  const events = [
    ...chunksOf(step).map((chunk) => eventOf(chunk)),
    eventOf({}, finish),
    JSON.stringify({ ...head, choices: [], usage }),
    '[DONE]',
  ];
  await writeInPieces(events.map((event) => `data: ${event}\n\n`).join(''), reply);
  if (!('keepsLineOpen' in step && step.keepsLineOpen)) reply.end();
}

const usage = { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 };
const head = { id: 'c1', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'scripted' };

const eventOf = (delta: object, finish: string | null = null): string =>
  JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] });

function chunksOf(step: Extract<ModelStep, { says: string } | { calls: string } | { callsAll: unknown }>) {
  if ('callsAll' in step)
    return [
      { role: 'assistant', reasoning_content: step.thinks ?? '' },
      ...wordsOf(step.says ?? ''),
      ...step.callsAll.flatMap((call, index) => callOf(call, index)),
    ];
  return 'says' in step ? wordsOf(step.says) : callOf(step);
}

const wordsOf = (text: string): readonly object[] =>
  (text.match(/.{1,7}/gsu) ?? ['']).map((content) => ({ role: 'assistant', content }));

function callOf(step: Extract<ModelStep, { calls: string }>, index = 0): readonly object[] {
  const whole = 'raw' in step ? step.raw : JSON.stringify(step.with);
  const parts = whole.match(/.{1,11}/gsu) ?? [''];
  return parts.map((part, at) => ({
    tool_calls: [
      {
        index,
        ...(at === 0 && { id: `call_${index + 1}`, type: 'function' }),
        function: { ...(at === 0 && { name: step.calls }), arguments: part },
      },
    ],
  }));
}

/** Of a size that no letter and no event fits by chance: both are cut in two. */
const pieceBytes = 61;

async function writeInPieces(text: string, reply: ServerResponse): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    reply.write(bytes.subarray(at, at + pieceBytes));
    if (at % (pieceBytes * 8) === 0) await pause(1);
  }
}

async function breakOff(how: Break, reply: ServerResponse): Promise<void> {
  // Some say with each piece what it has cost until then.
  const choices = [{ index: 0, delta: { role: 'assistant', content: 'You have ' }, finish_reason: null }];
  const begun = `data: ${JSON.stringify({ ...head, choices, usage })}\n\n`;
  if (how === 'with-garbage') return void reply.end(`${begun}data: {"choices": [{"del\n\nnonsense\n\n`);
  if (how === 'with-an-error')
    return void reply.end(`${begun}data: {"error":{"message":"Overloaded","type":"server_error"}}\n\n`);
  // An answer that nothing ends: no reason to finish, no [DONE].
  if (how === 'without-an-end') return void reply.end(begun);
  reply.write(begun);
  if (how === 'by-stalling') return;
  await pause(5);
  reply.destroy();
}

async function endless(reply: ServerResponse): Promise<void> {
  const event = `data: ${eventOf({ content: 'and so on '.repeat(50) })}\n\n`;
  const gone = new Promise((done) => reply.once('close', done));
  while (!reply.destroyed && reply.writable)
    if (!reply.write(event)) await Promise.race([once(reply, 'drain').catch(() => null), gone]);
}
