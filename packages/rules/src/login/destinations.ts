import { codeLimits } from '@shopbell/protocol';

/** OTP-08. */
export const isCode = (text: string): boolean => text.length === codeLimits.digits && /^[0-9]+$/.test(text);

/** E.164 (OTP-18): a plus, and 8 to 15 digits that do not begin with a zero. */
export const isPhone = (text: string): boolean => /^\+[1-9][0-9]{7,14}$/.test(text);
