const done = '\ndata: [DONE]';

/** An answer until it says that it is over: some keep the line open behind that. */
export function untilDone({ body, status, headers }: Response): Response {
  if (body === null || !headers.get('content-type')?.includes('text/event-stream'))
    return new Response(body, { status, headers });
  let last = '';
  const whole = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      controller.enqueue(piece);
      // A line break inside of what is said is written `\\n`, so this is none of its words.
      const read = last + Buffer.from(piece).toString('latin1');
      if (read.includes(done)) controller.terminate();
      last = read.slice(-done.length);
    },
  });
  return new Response(body.pipeThrough(whole), { status, headers });
}
