import { AwsClient } from 'aws4fetch';
import type { Files } from './Files';
import { FilesError, refuseBadName } from './FilesError';

export interface S3Options {
  readonly timeoutMs?: number;
}

/** `s3://key:secret@host:port/bucket?region=…&tls=0`: any store that speaks S3, with the bucket in the path. */
export function createS3Files(url: URL, { timeoutMs = 10_000 }: S3Options = {}): Files {
  const scheme = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  const bucketUrl = `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 0,
  });

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const address = key === '' ? bucketUrl : `${bucketUrl}/${key}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client.fetch(address, { method, signal, ...init }).catch((cause) => {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw new FilesError(
        isLate ? 'timeout' : 'unavailable',
        `The file store did not answer ${method}`,
        cause,
      );
    });
    if (response.ok || (response.status === 404 && key !== '' && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw new FilesError(
      problemOf(response.status),
      `The file store answered ${method} with ${response.status}`,
    );
  }

  return {
    async put(key, bytes, contentType) {
      refuseBadName(key, contentType);
      await ask('PUT', key, {
        body: new Blob([new Uint8Array(bytes)]),
        headers: { 'content-type': contentType },
      });
    },

    async get(key) {
      refuseBadName(key);
      const response = await ask('GET', key);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      return { bytes: new Uint8Array(await readAll(response)), contentType };
    },

    async remove(key) {
      refuseBadName(key);
      await ask('DELETE', key);
    },

    async check() {
      await ask('HEAD', '');
    },
  };
}

/** The time limit covers the body too, which may stop half-way. */
const readAll = (response: Response): Promise<ArrayBuffer> =>
  response.arrayBuffer().catch((cause) => {
    throw new FilesError('timeout', 'The file store stopped in the middle of a file', cause);
  });

const problemOf = (status: number) => {
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 ? 'no-such-place' : 'unavailable';
};
