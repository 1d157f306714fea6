import type { TwoFactorSecret } from '@shopbell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerWith } from '../http/answerWith';
import { sendJson } from '../http/sendJson';

const twoFactorSecret = answerWith<TwoFactorSecret>('uri', 'secret');
const recoveryCodesAnswer = answerWith<{ readonly recoveryCodes: string[] }>('recoveryCodes');

/** Secret and codes live here only, as long as the section is on screen: the server shows them once. */
export function useTwoFactor() {
  const queryClient = useQueryClient();
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: ['account'] });

  return {
    secret,
    recoveryCodes,
    cancel: () => setSecret(null),
    forgetCodes: () => setRecoveryCodes(null),
    async begin(password: string) {
      setSecret(await sendJson('POST', 'account/two-factor/begin', { password }, twoFactorSecret));
    },
    async confirm(code: string) {
      const answer = await sendJson('POST', 'account/two-factor/confirm', { code }, recoveryCodesAnswer);
      setRecoveryCodes(answer.recoveryCodes);
      setSecret(null);
      await reload();
    },
    async renew(password: string) {
      const path = 'account/two-factor/recovery-codes';
      const answer = await sendJson('POST', path, { password }, recoveryCodesAnswer);
      setRecoveryCodes(answer.recoveryCodes);
      await reload();
    },
    async disable(password: string) {
      await sendJson('POST', 'account/two-factor/disable', { password });
      await reload();
    },
  };
}
