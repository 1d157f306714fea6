import { type FileAttachment, type ProblemCode, uploadLimits } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { UploadError } from './UploadError';

export interface UploaderOptions {
  readonly baseUrl: string;
  /** Where the files are meant to stand: a shopper's `appId=…`, an agent's `conversationId=…`. */
  readonly query: string;
  /**
   * A shopper's access token of the conversation; asked again when the server does not know it any more. An agent has
   * none: the console's cookie goes with each request.
   */
  readonly getToken: ((isRenewal: boolean) => Promise<string>) | null;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
}

export interface UploadCallbacks {
  /** From 0 to 1, after each slice. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

export interface Uploader {
  upload(file: File, callbacks?: UploadCallbacks): Promise<FileAttachment>;
}

const triesMax = 4;
const pauseMs = 500;
/** A slice that does not get through in this time is tried again (HTTP-47). */
const sliceTimeoutMs = 30_000;

/** Sends files slice by slice with fetch, so that a page without XHR knows how far it is (HTTP-01). */
export function createUploader(options: UploaderOptions): Uploader {
  const { baseUrl, getToken } = options;
  const send = options.fetch ?? fetch;
  const wait = options.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)));

  async function once(
    method: string,
    path: string,
    body: BodyInit | null,
    isRenewal: boolean,
    signal?: AbortSignal,
  ) {
    const token = getToken && (await getToken(isRenewal));
    const isJson = typeof body === 'string';
    const type = isJson ? 'application/json' : 'application/octet-stream';
    const timeout = AbortSignal.timeout(sliceTimeoutMs);
    const [address, query = ''] = path.split('?');
    return send(`${baseUrl}/attachments${address}?${options.query}${query && `&${query}`}`, {
      method,
      body,
      credentials: getToken ? 'omit' : 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== null && !(body instanceof FormData) && { 'content-type': type }),
      },
    });
  }

  /** What can be tried again is; every request here may come twice. */
  async function ask<Answer>(
    method: string,
    path: string,
    body: BodyInit | null,
    signal?: AbortSignal,
  ): Promise<Answer> {
    let isRenewal = false;
    for (let attempt = 1; ; attempt += 1) {
      const outcome: Response | UploadError = await once(method, path, body, isRenewal, signal).catch(
        (cause: unknown) => {
          if (signal?.aborted) throw new UploadError('cancelled', { cause });
          const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
          return new UploadError(isLate ? 'timeout' : 'network', { cause });
        },
      );
      if (outcome instanceof Response && outcome.ok)
        return (outcome.status === 204 ? undefined : await outcome.json()) as Answer;
      const error: UploadError =
        outcome instanceof Response ? new UploadError(await codeOf(outcome)) : outcome;
      const canRenew = error.code === 'unauthorized' && getToken !== null && !isRenewal;
      if (attempt === triesMax || !(canRenew || isPassing(error, outcome))) throw error;
      isRenewal = error.code === 'unauthorized';
      if (!canRenew) await wait(pauseMs * 2 ** (attempt - 1));
      if (signal?.aborted) throw new UploadError('cancelled');
    }
  }

  async function whole(file: File, signal?: AbortSignal): Promise<FileAttachment> {
    const body = new FormData();
    body.append('file', file, file.name);
    const { attachments } = await ask<{ attachments: FileAttachment[] }>('POST', '', body, signal);
    const [attachment] = attachments;
    if (!attachment) throw new UploadError('no-file');
    return attachment;
  }

  async function inSlices(file: File, { onProgress, signal }: UploadCallbacks): Promise<FileAttachment> {
    const facts = toJson({ name: file.name, size: file.size });
    const { uploadId } = await ask<{ uploadId: string }>('POST', '/uploads', facts, signal);
    try {
      for (let offset = 0; offset < file.size; ) {
        const slice = file.slice(offset, offset + uploadLimits.sliceBytes);
        const answer = await ask<{ offset: number }>(
          'PUT',
          `/uploads/${uploadId}?offset=${offset}`,
          slice,
          signal,
        );
        offset = answer.offset;
        onProgress?.(offset / file.size);
      }
      return await ask<FileAttachment>('POST', `/uploads/${uploadId}/complete`, null, signal);
    } catch (error) {
      // Nobody waits for it: what is left there goes by itself after a day.
      if (signal?.aborted) void once('DELETE', `/uploads/${uploadId}`, null, false).catch(() => {});
      throw error;
    }
  }

  return {
    async upload(file, callbacks = {}) {
      const attachment =
        file.size <= uploadLimits.sliceBytes
          ? await whole(file, callbacks.signal)
          : await inSlices(file, callbacks);
      callbacks.onProgress?.(1);
      return attachment;
    },
  };
}

const isPassing = (error: UploadError, outcome: Response | UploadError): boolean =>
  error.code === 'network' ||
  error.code === 'timeout' ||
  (outcome instanceof Response && [429, 502, 503].includes(outcome.status));

async function codeOf(response: Response): Promise<ProblemCode> {
  const body = (await response.json().catch(() => null)) as { error?: { code?: ProblemCode } } | null;
  return body?.error?.code ?? 'internal';
}
