import { anything, readAnswer, type Schema } from './getJson';
import { request } from './request';

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

/** Writes, and gives the checked answer; a refusal throws an `HttpProblem`. */
export function sendJson(method: WriteMethod, path: string, body?: object): Promise<unknown>;
export function sendJson<Value>(
  method: WriteMethod,
  path: string,
  body: object,
  schema: Schema<Value>,
  /** For what takes longer than a call may. */
  patienceMs?: number,
): Promise<Value>;
export async function sendJson(
  method: WriteMethod,
  path: string,
  body?: object,
  schema: Schema<unknown> = anything,
  patienceMs?: number,
): Promise<unknown> {
  const written = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return readAnswer(await request(`/console/api/${path}`, { method, ...written }, patienceMs), schema);
}
