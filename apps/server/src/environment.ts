import { resolve } from 'node:path';
import { z } from 'zod';

export class BadEnvironment extends Error {}

/** An empty variable counts as not set: that is how shells and compose files unset one. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

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
  TRUSTED_PROXIES: optional(z.string()),
  DEMO: optional(z.enum(['0', '1'], 'must be 0 or 1')),
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
  readonly trustedProxies: readonly string[];
  readonly isProduction: boolean;
  /** The demo shop and its logins; never in production. */
  readonly isDemo: boolean;
}

/** Reads all settings of the process at once; the first bad one is named in one line. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = variables.safeParse(source);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const shown = name === 'SECRET' || name === 'DATABASE_URL' ? '' : ` (it is "${source[name]}")`;
    throw new BadEnvironment(`${name} ${issue?.message}${shown}.`);
  }
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.SECRET === undefined) {
    throw new BadEnvironment('SECRET must be set in production: at least 32 random characters.');
  }
  return {
    port: Number(values.PORT ?? 4000),
    dataFolder: resolve(values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL),
    secret: values.SECRET ?? null,
    trustedProxies: (values.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    isProduction,
    isDemo: !isProduction && values.DEMO !== '0',
  };
}
