import { limits } from '@shopbell/protocol';
import type { Environment } from '../environment';
import { type AccessToken, decodeToken, readStoredToken } from './token';

export interface CredentialsOptions {
  readonly environment: Environment;
  readonly baseUrl: string;
  readonly appId: number;
  readonly read: () => unknown;
  readonly write: (value: string) => void;
  /** The new token is of another conversation than the stored one. */
  readonly onOtherConversation: () => void;
}

/** The token of this chat: the stored one while it is good, else a renewed one. */
export function createCredentials(options: CredentialsOptions) {
  const { environment, baseUrl, appId } = options;
  let isRefused = false;
  /** Null before it was looked for; nothing once it was used. */
  let resumeToken: string | null = null;

  /** From a link in a mail, or the old one for a new one. A link that is over is as good as none. */
  async function renew(old: AccessToken | null, resume: string | null = null): Promise<AccessToken> {
    const query = resume === null ? '' : `&resume=${encodeURIComponent(resume)}`;
    const response = await environment.fetch(`${baseUrl}/auth?appId=${appId}${query}`, {
      credentials: 'omit',
      headers: old ? { authorization: `Bearer ${old.token}` } : {},
    });
    if (resume !== null && response.status >= 400 && response.status < 500) return renew(old);
    const token = response.headers.get('authorization')?.replace(/^Bearer /i, '');
    if (!response.ok || !token) throw new Error(`No access token: status ${response.status}`);
    const renewed = decodeToken(token);
    options.write(JSON.stringify({ token }));
    if (renewed.conversationId !== old?.conversationId) options.onOtherConversation();
    isRefused = false;
    return renewed;
  }

  return {
    async current(): Promise<AccessToken> {
      const stored = readStoredToken(options.read());
      resumeToken ??= environment.takeResumeToken?.() ?? '';
      if (resumeToken !== '') {
        const renewed = await renew(stored, resumeToken);
        resumeToken = '';
        return renewed;
      }
      const isFresh = stored && stored.expiresMs - limits.tokenExpiryMarginMs > environment.now();
      return isFresh && !isRefused ? stored : renew(stored);
    },
    refused(): void {
      isRefused = true;
    },
  };
}
