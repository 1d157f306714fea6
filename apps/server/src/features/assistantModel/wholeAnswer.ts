import { completionOf } from './completionOf';

/** Behind it some keep the line open. A line break inside of what is said is written `\\n`, so this is none of its words. */
export const endOfStream = '\ndata: [DONE]';

/** A streamed answer as if it had not been streamed; what cannot be read stays as it came, and the SDK says so. */
export async function wholeAnswer(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  if (!headers.get('content-type')?.includes('text/event-stream')) return answer;
  return new Response(readable(await answer.text()), {
    ...{ status, headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' } },
  });
}

function readable(stream: string): string {
  try {
    return completionOf(stream);
  } catch {
    return stream;
  }
}
