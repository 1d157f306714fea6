import { resolve } from 'node:path';
import { environments } from '@shopbell/protocol';
import { z } from 'zod';
import { readKey } from './platform/credentials';
import { isPlace } from './platform/outgoing';

export class BadEnvironment extends Error {}

/** An empty variable counts as not set: that is how shells and compose files unset one. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** In Twilio's shape: who we are and whose number the messages come from stand in the address. */
const smsUrl = url('http:', 'https:').refine(
  (value) => {
    if (!URL.canParse(value)) return true;
    const { username, password, searchParams } = new URL(value);
    return username && password && (searchParams.get('From') || searchParams.get('MessagingServiceSid'));
  },
  { message: 'must have a name, a password and ?From= or ?MessagingServiceSid=' },
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const variables = z.object({
  PORT: optional(
    z.string().refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
      message: 'must be a whole number from 0 to 65535',
    }),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  PUBLIC_URL: optional(url('http:', 'https:')),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  CREDENTIAL_KEYS: optional(
    z.string().refine((value) => listOf(value).every((text) => readKey(text) !== null), {
      message: 'must be keys of 32 bytes in base64, the newest first, with commas between them',
    }),
  ),
  TRUSTED_PROXIES: optional(z.string()),
  OUTGOING_ALLOWED: optional(
    z.string().refine((value) => listOf(value).every(isPlace), {
      message: 'must be a list of host or host:port with commas between them',
    }),
  ),
  NATS_URL: optional(url('nats:', 'tls:')),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(z.string()),
  SMS_URL: optional(smsUrl),
  LOOP_URL: optional(url('http:', 'https:')),
  AI_BASE_URL: optional(
    url('http:', 'https:').refine((value) => !URL.canParse(value) || !new URL(value).password, {
      message: 'must have no password in it; the key is AI_API_KEY',
    }),
  ),
  AI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one word of at most 500 letters')),
  AI_MODEL: optional(z.string().regex(/^[\w./:@-]{1,200}$/, 'must be the name of a model')),
  EMBEDDINGS: optional(z.enum(['built-in', 'off'], 'must be built-in or off')),
  EMBEDDING_MODEL: optional(z.string().regex(/^[\w./:@-]{1,200}$/, 'must be the name of a model')),
  FILES_URL: optional(url('s3:')),
  LOG_LEVEL: optional(
    z.enum(logLevels, `must be one of ${logLevels.slice(0, -1).join(', ')} or ${logLevels.at(-1)}`),
  ),
  LOOP_DELAY_MAX_MS: optional(
    z.string().regex(/^[1-9]\d{0,5}$/, 'must be a whole number of milliseconds, at least 1'),
  ),
  PROVIDER_DOMAIN: optional(
    z
      .string()
      .regex(
        /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
        'must be a domain like provider.example',
      ),
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  INBOUND_MAIL_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  ERROR_REPORT_URL: optional(url('http:', 'https:')),
  ENVIRONMENT: optional(z.enum(environments, 'must be TEST, DEV, STG or PROD')),
  DEMO: optional(z.enum(['0', '1', 'bare'], 'must be 0, 1 or bare')),
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
});

export interface Environment {
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: URL | null;
  readonly secret: string | null;
  /** Seal what opens shops' own systems to the desk; newest first. */
  readonly credentialKeys: readonly Buffer[];
  readonly trustedProxies: readonly string[];
  /** Places in private networks that this server may ask. */
  readonly outgoingAllowed: readonly string[];
  readonly natsUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly smsUrl: URL | null;
  /** Where shops' return portals are asked for. */
  readonly loopUrl: URL;
  readonly filesUrl: URL | null;
  /** The model that assistants of all shops use unless they have their own; null for the built-in answers. */
  readonly model: { readonly baseUrl: string; readonly apiKey: string | null; readonly model: string } | null;
  /** What finds texts by their meaning: the model that comes with the server, one behind an address, or nothing. */
  readonly embeddings:
    | 'built-in'
    | { readonly baseUrl: string; readonly apiKey: string | null; readonly model: string }
    | null;
  readonly logLevel: (typeof logLevels)[number];
  /** With longer delays of the event loop a node has too much to do (D17). */
  readonly loopDelayMaxMs: number;
  /** Whose members may say on a shop's page that they are beside a shopper (ROL-11). */
  readonly providerDomain: string | null;
  readonly metricsToken: string | null;
  readonly inboundMailSecret: string | null;
  readonly errorReportUrl: URL | null;
  readonly isProduction: boolean;
  /** The demo shop and its logins; never in production. */
  readonly isDemo: boolean;
  /** The demo shop begins with some weeks of conversations; without, its inbox is empty. */
  readonly hasDemoPast: boolean;
}

/** Where the demo shop stands, as far as that is known before anything listens. */
export const shopAddress = ({ publicUrl, port }: Pick<Environment, 'publicUrl' | 'port'>): string =>
  publicUrl?.origin ?? `http://localhost:${port}`;

/** Values that may hold a password are not repeated on the screen. */
const secretVariables = new Set([
  'SECRET',
  'CREDENTIAL_KEYS',
  'DATABASE_URL',
  'NATS_URL',
  'SMTP_URL',
  'SMS_URL',
  'FILES_URL',
  'AI_API_KEY',
  'METRICS_TOKEN',
  'INBOUND_MAIL_SECRET',
  'ERROR_REPORT_URL',
]);

function modelOf({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: z.infer<typeof variables>): Environment['model'] {
  if (baseUrl === undefined || model === undefined) return null;
  return { baseUrl, apiKey: apiKey ?? null, model };
}

function embeddingsOf(values: z.infer<typeof variables>): Environment['embeddings'] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, EMBEDDING_MODEL: model, EMBEDDINGS: chosen } = values;
  if (baseUrl !== undefined && model !== undefined) return { baseUrl, apiKey: apiKey ?? null, model };
  return chosen === 'off' ? null : 'built-in';
}

const toUrl = (value: string | undefined): URL | null => (value === undefined ? null : new URL(value));

/** What goes wrong while something is being built or tested is nobody's alarm (EMB-17). */
const isReporting = (environment: (typeof environments)[number] | undefined): boolean =>
  environment !== 'TEST' && environment !== 'DEV';

/** Reads all settings of the process at once; the first bad one is named in one line. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = variables.safeParse(source);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const shown = secretVariables.has(name) ? '' : ` (it is "${source[name]}")`;
    throw new BadEnvironment(`${name} ${issue?.message}${shown}.`);
  }
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.SECRET === undefined) {
    throw new BadEnvironment('SECRET must be set in production: at least 32 random characters.');
  }
  if ((values.AI_BASE_URL === undefined) !== (values.AI_MODEL === undefined)) {
    throw new BadEnvironment(
      'AI_BASE_URL and AI_MODEL must be set together: where a model is, and which one.',
    );
  }
  if (values.AI_API_KEY !== undefined && values.AI_BASE_URL === undefined) {
    throw new BadEnvironment('AI_API_KEY must not be set without AI_BASE_URL: nothing would use it.');
  }
  if (values.EMBEDDING_MODEL !== undefined && values.AI_BASE_URL === undefined) {
    throw new BadEnvironment(
      'EMBEDDING_MODEL must not be set without AI_BASE_URL: nobody would be asked for it.',
    );
  }
  const isDemo = !isProduction && values.DEMO !== '0';
  return {
    port: Number(values.PORT ?? 4000),
    dataFolder: resolve(values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: toUrl(values.PUBLIC_URL),
    secret: values.SECRET ?? null,
    credentialKeys: listOf(values.CREDENTIAL_KEYS ?? '').flatMap((text) => readKey(text) ?? []),
    trustedProxies: listOf(values.TRUSTED_PROXIES ?? ''),
    outgoingAllowed: listOf(values.OUTGOING_ALLOWED ?? ''),
    natsUrl: values.NATS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Shopbell <no-reply@localhost>',
    smsUrl: toUrl(values.SMS_URL),
    loopUrl: new URL(values.LOOP_URL ?? 'https://api.loopreturns.com'),
    filesUrl: toUrl(values.FILES_URL),
    embeddings: embeddingsOf(values),
    model: modelOf(values),
    logLevel: values.LOG_LEVEL ?? 'warn',
    loopDelayMaxMs: Number(values.LOOP_DELAY_MAX_MS ?? 200),
    providerDomain: values.PROVIDER_DOMAIN ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    inboundMailSecret: values.INBOUND_MAIL_SECRET ?? null,
    errorReportUrl: isReporting(values.ENVIRONMENT) ? toUrl(values.ERROR_REPORT_URL) : null,
    isProduction,
    isDemo,
    hasDemoPast: isDemo && values.DEMO !== 'bare',
  };
}
