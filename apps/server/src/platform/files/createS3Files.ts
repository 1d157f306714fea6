import { AwsClient } from 'aws4fetch';
import { createOutgoing, OutgoingError } from '../outgoing';
import type { Files } from './Files';
import { FilesError, refuseBadName } from './FilesError';

export interface S3Options {
  readonly timeoutMs?: number;
}

/** A file has up to 10 MB. */
const maxBytes = 32 * 1024 * 1024;

/** `s3://key:secret@host:port/bucket?region=…&tls=0`: any store that speaks S3, with the bucket in the path. */
export function createS3Files(url: URL, { timeoutMs = 10_000 }: S3Options = {}): Files {
  const scheme = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  const bucketUrl = `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  // The operator's own store may be a private place: naming it is allowing it.
  const outgoing = createOutgoing({ allowed: [new URL(bucketUrl).host], timeoutMs, maxBytes });

  async function ask(method: Method, key: string, { headers = {}, body }: Sent = {}): Promise<Response> {
    const address = key === '' ? bucketUrl : `${bucketUrl}/${key}`;
    const signed = await client.sign(address, { method, headers, ...(body && { body }) });
    const request = { method, headers: Object.fromEntries(signed.headers), isRepeatable: true };
    const response = await outgoing.fetch(address, { ...request, ...(body && { body }) }).catch((cause) => {
      const isLate = cause instanceof OutgoingError && cause.trouble === 'late';
      throw new FilesError(
        isLate ? 'timeout' : 'unavailable',
        `The file store did not answer ${method}`,
        cause,
      );
    });
    if (response.ok || (response.status === 404 && key !== '' && method !== 'PUT')) return response;
    throw new FilesError(
      problemOf(response.status),
      `The file store answered ${method} with ${response.status}`,
    );
  }

  return {
    async put(key, bytes, contentType) {
      refuseBadName(key, contentType);
      await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': contentType } });
    },

    async get(key) {
      refuseBadName(key);
      const response = await ask('GET', key);
      if (response.status === 404) return null;
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
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

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

const problemOf = (status: number) => {
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 ? 'no-such-place' : 'unavailable';
};
