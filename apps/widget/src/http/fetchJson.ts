import { callTimeoutMs } from '@shopbell/protocol';
import { retryDelayMs, shouldRetry } from '@shopbell/rules/http';

/** A call that did not give what it should; `code` is the server's own word for it, where there is one. */
class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
  ) {
    super(message);
  }
}

/** The widget's one way to ask for JSON: bounded in time, and patient with a server that is busy (HTTP-04..06). */
export async function fetchJson<Answer>(
  url: string,
  init: RequestInit = {},
  /** Not what must happen once, or is refused for good. */
  isRepeated = true,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(callTimeoutMs),
      ...init,
    });
    if (response.ok) return response.status === 204 ? (undefined as Answer) : response.json();
    if (!isRepeated || !shouldRetry(response.status, attempt)) throw await errorOf(response);
    await new Promise((done) => setTimeout(done, retryDelayMs(attempt, Math.random())));
  }
}

async function errorOf(response: Response): Promise<HttpError> {
  const body = await response.json().catch(() => null);
  const error = body?.error ?? body;
  return new HttpError(response.status, error?.code ?? null, error?.message ?? `Status ${response.status}`);
}
