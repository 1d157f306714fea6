import { isEmail, isFakeEmail } from '@shopbell/rules/email';
import type { Translator } from '../i18n';

/** What to say of an address before it is sent; null where it can be. */
export function emailProblem(email: string, { t }: Translator): string | null {
  if (!isEmail(email.trim())) return t('emailInvalid');
  return isFakeEmail(email.trim()) ? t('emailFake') : null;
}
