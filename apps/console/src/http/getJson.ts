import type { FieldProblem } from '@shopbell/protocol';
import { HttpProblem } from './HttpProblem';
import { problemCodeOf } from './problemCodeOf';
import { request } from './request';

/** The one thing asked of a schema here; those of the protocol have it. */
export interface Schema<Value> {
  safeParse(body: unknown): { success: true; data: Value } | { success: false; error: unknown };
}

/** For answers that say no more than that it went well. */
export const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** The body of a 2xx answer, checked against its schema; everything else throws an `HttpProblem`. */
export async function readAnswer<Value>(response: Response, schema: Schema<Value>): Promise<Value> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new HttpProblem(problemCodeOf(response.status, body), { fields: fieldsIn(body) });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new HttpProblem('unexpected', { cause: parsed.error });
  return parsed.data;
}

/** `{error: {code, message, fields}}`, where the server says which fields it means. */
function fieldsIn(body: unknown): readonly FieldProblem[] {
  const fields = (body as { readonly error?: { readonly fields?: unknown } } | null)?.error?.fields;
  return Array.isArray(fields) ? fields : [];
}

export async function getJson<Value>(
  path: string,
  schema: Schema<Value>,
  signal: AbortSignal | null = null,
): Promise<Value> {
  return readAnswer(await request(path, { signal }), schema);
}
