import { toJson } from '@shopbell/rules/json';
import type { Widget } from '../../app/Widget';
import { fetchJson } from '../../http/fetchJson';
import { leave } from '../../visitors/logout';

export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string | null };

/** One call in the shopper's own conversation; a token that has just run out is renewed once. */
async function ask<Value>(
  { client, baseUrl, launcher }: Widget,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer<Value>> {
  for (const isRenewal of [false, true]) {
    const token = await client.run((loaded) => loaded.token(isRenewal));
    try {
      const value = await fetchJson<Value>(`${baseUrl}/api/conversation${path}?appId=${launcher.appId}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: toJson(body) }),
      });
      return { kind: 'done', value };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : null;
      if (code !== 'unauthorized') return { kind: 'refused', code };
    }
  }
  return { kind: 'refused', code: 'unauthorized' };
}

export const endChat = (widget: Widget) => ask(widget, 'POST', '/end');

export const mailTranscript = (widget: Widget, email: string | null) =>
  ask<{ readonly email: string }>(widget, 'POST', '/transcript', {
    ...(email !== null && { email }),
    language: widget.translator.get().language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

/** On the server first: what is only forgotten here could not be deleted there any more. */
export async function deleteData(widget: Widget): Promise<Answer<unknown>> {
  const answer = await ask(widget, 'DELETE', '');
  if (answer.kind === 'refused') return answer;
  await leave(widget);
  return answer;
}
