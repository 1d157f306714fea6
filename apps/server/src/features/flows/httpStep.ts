import type { FlowStep } from '@shopbell/protocol';
import { fillIn, hasOwnHost, type Variables } from '@shopbell/rules/flows';
import { type Outgoing, OutgoingError } from '../../platform/outgoing';

type Request = Extract<FlowStep, { readonly kind: 'http-request' }>;

/** chosen: a shopper waits for it. */
const timeoutMs = 8000;
const maxBytes = 256 * 1024;
/** chosen: of each part of the answer. */
const outputMax = 500;

export interface HttpOutcome {
  readonly isGood: boolean;
  readonly facts: Variables;
  /** Why it is not good, for who wrote the flow. */
  readonly because?: string;
}

/** Nobody has answered. */
export const unanswered = (because: string): HttpOutcome => ({
  ...{ isGood: false, facts: { http_status: '' }, because },
});

/**
 * Asks what an owner has told a flow to ask. Answers of shoppers go into the address encoded, so that they cannot lead it
 * elsewhere, and into JSON as text; secrets only into headers. Where it may lead is decided by the one way out.
 */
export async function askHttp(
  outgoing: Outgoing,
  request: Request,
  variables: Variables,
  secrets: Variables,
  key: string,
): Promise<HttpOutcome> {
  const { method } = request;
  // Saved before this was asked of it: nobody is asked.
  if (!hasOwnHost(request.url)) return unanswered('forbidden');
  try {
    const hasBody = method !== 'GET' && request.body.trim() !== '';
    const response = await outgoing.fetch(fillIn(request.url, encoded(variables, encodeURIComponent)), {
      ...{ method, timeoutMs, maxBytes },
      headers: {
        accept: 'application/json',
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headersOf(request, variables, secrets),
        'idempotency-key': key,
      },
      ...(hasBody && { body: fillIn(request.body, encoded(variables, inJson)) }),
    });
    const answer = await response.text();
    const facts = { ...outputsOf(request, answer), http_status: String(response.status) };
    return { isGood: response.ok, facts, because: `status-${response.status}` };
  } catch (error) {
    if (!(error instanceof OutgoingError) && !(error instanceof TypeError)) throw error;
    return unanswered(error instanceof OutgoingError ? error.trouble : 'unreachable');
  }
}

const encoded = (variables: Variables, encode: (value: string) => string): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, encode(value)]));

/** As it stands between the quotes of a JSON text. */
const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

const own = new Set(['host', 'content-length', 'connection', 'transfer-encoding', 'idempotency-key']);

function headersOf({ headers }: Request, variables: Variables, secrets: Variables): Record<string, string> {
  const entries = headers.flatMap(({ name, value }) => {
    const filled = fillIn(fillSecrets(value, secrets), variables).replace(/[^\x20-\x7e]/g, '');
    return /^[A-Za-z0-9-]{1,100}$/.test(name) && !own.has(name.toLowerCase()) ? [[name, filled]] : [];
  });
  return Object.fromEntries(entries);
}

const fillSecrets = (value: string, secrets: Variables): string =>
  value.replace(/\{\{secret\.([a-z][a-z0-9_]{0,39})\}\}/g, (_, name: string) =>
    Object.hasOwn(secrets, name) ? (secrets[name] ?? '') : '',
  );

/** Parts of the answer by their way in its JSON; what is not there is empty. */
function outputsOf({ outputs }: Request, answer: string): Record<string, string> {
  let json: unknown;
  try {
    json = JSON.parse(answer);
  } catch {
    json = null;
  }
  return Object.fromEntries(outputs.map(({ path, saveAs }) => [saveAs, partOf(json, path)]));
}

function partOf(json: unknown, path: string): string {
  let part = json;
  for (const name of path.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return '';
    part = (part as Readonly<Record<string, unknown>>)[name];
  }
  const isText = typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean';
  return isText ? String(part).toWellFormed().replaceAll('\u0000', '').slice(0, outputMax) : '';
}
