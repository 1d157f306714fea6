import { isEmail, isFakeEmail } from '@shopbell/rules/email';
import { loadChunk } from '../../chunks';
import type { ContentTextKey } from '../types';

export interface FormField {
  readonly name: string;
  readonly type: 'email' | 'phone' | 'text';
  readonly label: string;
  readonly placeholder?: string;
  readonly isRequired: boolean;
}

/** Numbers are a third of a hundred kilobytes of rules: they come when a number is checked. */
const phones = () => loadChunk('phone-numbers', () => import('../lazy/phoneNumbers'));

/** The text that says what is wrong with a field; null where nothing is (ATT-06). */
export async function problemOf(field: FormField, value: string): Promise<ContentTextKey | null> {
  const text = value.trim();
  if (text === '') return field.isRequired ? 'formRequired' : null;
  if (field.type === 'email') {
    if (!isEmail(text)) return 'emailInvalid';
    return isFakeEmail(text) ? 'emailFake' : null;
  }
  if (field.type === 'text') return null;
  // Without the rules a number passes that looks like one; the server decides.
  const isNumber = await phones().then(
    ({ readPhoneNumber }) => readPhoneNumber(text) !== null,
    () => /^\+?[\d\s()./-]{6,20}$/.test(text),
  );
  return isNumber ? null : 'formInvalidPhone';
}

/** As it is sent: without spaces around it, a number in its international form. */
export async function sentValue({ type }: FormField, value: string): Promise<string> {
  const text = value.trim();
  if (type !== 'phone' || text === '') return text;
  return phones().then(
    ({ readPhoneNumber }) => readPhoneNumber(text) ?? text,
    () => text,
  );
}
