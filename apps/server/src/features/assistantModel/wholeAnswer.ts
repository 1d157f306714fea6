import { joinPieces } from './joinPieces';

const done = '\ndata: [DONE]';

/** A streamed answer until it says that it is over, since some keep the line open behind that; handed on in one. */
export function wholeAnswer({ body, status, headers }: Response): Response {
  if (body === null || !headers.get('content-type')?.includes('text/event-stream'))
    return new Response(body, { status, headers });
  const whole = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from(joinPieces(await readUntilDone(body))));
      controller.close();
    },
  });
  return new Response(whole, { status, headers });
}

async function readUntilDone(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  for await (const piece of body) {
    const before = read.length;
    read += decoder.decode(piece, { stream: true });
    // A line break inside of what is said is written `\\n`, so this is none of its words. Whoever leaves here closes the line.
    if (read.includes(done, before - done.length)) break;
  }
  return read;
}
