import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** As many tokens a second as models usually say, and how long they think before the first. */
const [pieceMs, thinkMs] = [10, 300];
const head = { id: 'c', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'bench' };

/**
 * A model behind OpenAI's protocol, in pieces: it looks up what was asked, then quotes the first fact that it is shown.
 * `toldMs` has, by the words of its answer with their mark, when the last of its tokens left here.
 */
export async function startStreamingModel() {
  const toldMs = new Map();
  const listening = createServer(async (request, reply) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const { messages } = JSON.parse(Buffer.concat(parts).toString());
    await wait(thinkMs);
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    const call = callFor(messages);
    const pieces = JSON.stringify(call.input).match(/.{1,12}/gsu);
    for (const [at, piece] of pieces.entries()) {
      const named = at === 0 && { id: 'call_1', type: 'function' };
      const told = { ...(at === 0 && { name: call.name }), arguments: piece };
      reply.write(eventOf({ tool_calls: [{ index: 0, ...named, function: told }] }));
      await wait(pieceMs);
    }
    reply.write(eventOf({}, 'tool_calls'));
    reply.write(`data: ${JSON.stringify({ ...head, choices: [], usage })}\n\n`);
    if (call.name === 'answer') toldMs.set(call.question, performance.now());
    reply.end('data: [DONE]\n\n');
  });
  await new Promise((done) => listening.listen(0, '127.0.0.1', done));
  const place = `127.0.0.1:${listening.address().port}`;
  return {
    ...{ place, toldMs },
    close() {
      listening.closeAllConnections();
      listening.close();
    },
  };
}

const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 };

const eventOf = (delta, finish = null) =>
  `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

function callFor(messages) {
  const question = /<data kind="shopper">\n([^<]*)\n<\/data>$/.exec(messages[1].content)[1];
  const { role, content } = messages.at(-1);
  if (role !== 'tool') return { name: 'search_articles', input: { query: question } };
  const [, id, text] = /<data kind="fact ([^"]+)">\n([^<]*)\n<\/data>/.exec(content) ?? [];
  if (id === undefined) throw new Error(`No article for "${question}": ${content}`);
  return { name: 'answer', input: { sentences: [{ text, factIds: [id] }] }, question };
}
