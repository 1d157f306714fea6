import type { Door } from '../screens/Screen';
import { returnPath } from './returnPath';

export interface SignInSearch {
  /** Where someone was going. */
  readonly returnTo?: string;
  /** Somebody has just had their account deleted. */
  readonly isDeleted?: true;
}

export const signInDoor: Door<'/sign-in', SignInSearch> = {
  path: '/sign-in',
  title: 'Sign in',
  admits: 'strangers',
  readSearch: (search) => {
    if (search.isDeleted === true) return { isDeleted: true };
    const returnTo = returnPath(search.returnTo);
    return returnTo === undefined ? {} : { returnTo };
  },
  load: async () => (await import('./SignInScreen')).SignInScreen,
};

export const forgotPasswordDoor: Door<'/forgot-password'> = {
  path: '/forgot-password',
  title: 'Forgot password',
  admits: 'everyone',
  load: async () => (await import('./ForgotPasswordScreen')).ForgotPasswordScreen,
};

export const resetPasswordDoor: Door<'/reset-password/$token'> = {
  path: '/reset-password/$token',
  title: 'New password',
  admits: 'everyone',
  load: async () => (await import('./ResetPasswordScreen')).ResetPasswordScreen,
};
