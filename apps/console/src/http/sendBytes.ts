import { anything, readAnswer } from './getJson';
import { request } from './request';

/** Sends a file as it is; a refusal throws an `HttpProblem`. */
export async function sendBytes(method: 'PUT', path: string, body: Blob): Promise<unknown> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await request(`/console/api/${path}`, { method, headers, body });
  return readAnswer(response, anything);
}
