import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Pool } from 'pg';
import { restBetweenCalls } from './restBetweenCalls';

export interface AccountsOptions {
  readonly pool: Pool;
  readonly secret: string;
  readonly publicUrl: URL | null;
  readonly onSessionEnded: (sessionId: string) => void;
}

/** Set by us from the connection's own address, never taken from the request: nobody else may name an address. */
export const clientAddressHeader = 'x-shopbell-client-address';

export type Accounts = ReturnType<typeof createAccounts>;

/** Slow on purpose. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export function createAccounts(options: AccountsOptions) {
  const { handler, api, $context } = openLibrary(options);
  return {
    $context,
    handler: restBetweenCalls(handler),
    api: new Proxy(api, {
      get: (calls, name: keyof typeof api) => restBetweenCalls(calls[name] as () => Promise<unknown>),
    }),
  };
}

function openLibrary({ pool, secret, publicUrl, onSessionEnded }: AccountsOptions) {
  return betterAuth({
    database: pool,
    secret,
    appName: 'Shopbell',
    baseURL: publicUrl?.origin ?? 'http://localhost',
    basePath: '/console/api/auth',
    // Our own guard has compared Origin with the host before the library sees a request.
    trustedOrigins: (request) => [request?.headers.get('origin') ?? ''].filter(Boolean),
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: hashPassword,
        verify: (stored) => verify(stored.hash, stored.password),
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/two-factor/*': { window: 60, max: 10 },
      },
    },
    // Its defaults: five codes per sign-in, ten wrong ones in a row lock the second step for a quarter of an hour.
    plugins: [twoFactor({ issuer: 'Shopbell' })],
    advanced: {
      cookiePrefix: 'shopbell',
      useSecureCookies: publicUrl?.protocol === 'https:',
      defaultCookieAttributes: { path: '/console', sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    databaseHooks: {
      session: {
        // The library keeps the network of an IPv6 address only, which nobody recognises in a list.
        create: {
          before: async (session, context) => ({
            data: { ...session, ipAddress: context?.headers?.get(clientAddressHeader) ?? session.ipAddress },
          }),
        },
        delete: { after: async ({ id }) => onSessionEnded(id) },
      },
    },
  });
}
