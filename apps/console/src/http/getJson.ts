import type { z } from 'zod';
import { HttpProblem } from './HttpProblem';
import { problemCodeOf } from './problemCodeOf';
import { request } from './request';

/** The parsed body of a 2xx answer, checked against its schema; everything else throws an `HttpProblem`. */
export async function getJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.infer<Schema>> {
  const response = await request(path, signal ? { signal } : {});
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new HttpProblem(problemCodeOf(response.status, body));
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new HttpProblem('unexpected', { cause: parsed.error });
  return parsed.data;
}
