import { limits } from '@shopbell/protocol';
import { retryDelayMs, shouldRetry } from '@shopbell/rules/http';
import { toJson } from '@shopbell/rules/json';
import { createStore, type Store } from '../createStore';
import type { Environment } from '../environment';
import { type AccessToken, decodeToken, readStoredToken } from './token';

/** Who this page is to the server (AUTH-01). */
export interface Credentials {
  readonly conversationId: string | null;
  readonly appId: number;
  readonly appKey: string | null;
  /** The conversation is another one than the device had: nothing was said in it here before (AUTH-05). */
  readonly isNewCustomer: boolean;
  readonly accessToken: string | null;
  readonly loading: 'not-started' | 'loading' | 'success' | 'error';
}

export interface CredentialsOptions {
  readonly environment: Environment;
  /** By the clock of the server, as far as it is known (D21). */
  readonly serverNow: () => number;
  readonly baseUrl: string;
  readonly appId: number;
  readonly appKey: string | null;
  readonly read: () => unknown;
  readonly write: (value: string) => void;
  /** The new token is of another conversation than the stored one. */
  readonly onOtherConversation: (isAnew: boolean) => void;
}

/** The token of this chat: the stored one while it is good, else a renewed one. */
export function createCredentials(options: CredentialsOptions) {
  const { environment, baseUrl, appId, appKey } = options;
  const none: Credentials = {
    conversationId: null,
    appId,
    appKey,
    isNewCustomer: false,
    accessToken: null,
    loading: 'not-started',
  };
  const store = createStore(none);
  let isRefused = false;
  /** How many shoppers were forgotten: a token that comes for one of them comes too late. */
  let forgotten = 0;
  /** Null before it was looked for; nothing once it was used. */
  let resumeToken: string | null = null;

  /** From a link in a mail, or the old one for a new one. A link that is over is as good as none. */
  async function renew(old: AccessToken | null, resume: string | null = null): Promise<AccessToken> {
    const before = forgotten;
    const query = resume === null ? '' : `&resume=${encodeURIComponent(resume)}`;
    const response = await ask(`${baseUrl}/auth?appId=${appId}${query}`, old);
    if (resume !== null && response.status >= 400 && response.status < 500) return renew(old);
    const token = response.headers.get('authorization')?.replace(/^Bearer /i, '');
    if (before !== forgotten) throw new Error('Signed out meanwhile.');
    if (!response.ok || !token) throw new Error(`No access token: status ${response.status}`);
    const renewed = decodeToken(token);
    const isNewCustomer = renewed.conversationId !== old?.conversationId;
    if (isNewCustomer) options.onOtherConversation(renewed.isAnew);
    options.write(toJson({ token }));
    store.update((state) => ({ ...state, isNewCustomer }));
    isRefused = false;
    return renewed;
  }

  /** A server that is busy is asked again, as by every other call (HTTP-04..06). */
  async function ask(url: string, old: AccessToken | null): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await environment.fetch(url, {
        credentials: 'omit',
        headers: old ? { authorization: `Bearer ${old.token}` } : {},
      });
      if (!shouldRetry(response.status, attempt)) return response;
      await new Promise<void>((done) => {
        environment.after(retryDelayMs(attempt, environment.random()), done);
      });
    }
  }

  async function find(): Promise<AccessToken> {
    const stored = readStoredToken(options.read());
    resumeToken ??= environment.takeResumeToken?.() ?? '';
    if (resumeToken !== '') {
      const renewed = await renew(stored, resumeToken);
      resumeToken = '';
      return renewed;
    }
    const isFresh = stored && stored.expiresMs - limits.tokenExpiryMarginMs > options.serverNow();
    return isFresh && !isRefused ? stored : renew(stored);
  }

  return {
    store: store as Store<Credentials>,
    async current(): Promise<AccessToken> {
      store.update((state) => ({ ...state, loading: 'loading' }));
      try {
        const found = await find();
        const { conversationId, token: accessToken } = found;
        store.update((state) => ({ ...state, conversationId, accessToken, loading: 'success' }));
        return found;
      } catch (error) {
        store.update((state) => ({ ...state, loading: 'error' }));
        throw error;
      }
    },
    forget(): void {
      forgotten += 1;
      store.update(() => none);
    },
    refused(): void {
      isRefused = true;
    },
  };
}
