import { z } from 'zod';
import { roles } from './console';
import { nonEmptyText } from './text';

/** Names stand in mails, so they are one short line and no address that a mail program would make a link of. */
const name = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => !/\p{C}|:\/\//u.test(text), { message: 'must be one line without an address' });

export const personName = name(80);
export const shopName = name(60);
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** How strong a password must be is a rule of its own; this bounds what is hashed. */
const password = z.string().min(1).max(200);
/** 256 random bits. */
const linkToken = z.string().regex(/^[\w-]{43}$/);
const userId = z.string().min(1).max(64);

export const member = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(roles),
  hasTwoFactor: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof member>;
export const memberList = z.object({ members: z.array(member) });
export const memberReference = z.object({ userId });
export const roleChange = z.object({ role: z.enum(roles) });

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;
export const invitationList = z.object({ invitations: z.array(invitation) });
export const invitationReference = z.object({ id: z.uuid() });
export const newInvitation = z.object({ email, role: z.enum(roles) });
export type NewInvitation = z.infer<typeof newInvitation>;

export const linkReference = z.object({ token: linkToken });
/** What the invited person sees before accepting. */
export const openInvitation = z.object({
  shopName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasAccount: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;
export const invitationAcceptance = z.object({ token: linkToken, name: personName, password });

export const passwordResetRequest = z.object({ email });
export const passwordReset = z.object({ token: linkToken, password });

export const ownAccount = z.object({
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  hasTwoFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Every shop the person is in, by name. */
  shops: z.array(z.object({ id: z.number().int(), name: z.string(), isCurrent: z.boolean() })),
  /** The shops that would be without an owner if the person went. */
  onlyOwnerOf: z.array(z.string()),
});
export type OwnAccount = z.infer<typeof ownAccount>;
export const nameChange = z.object({ name: personName });
export const shopChoice = z.object({ shopId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
export const passwordChange = z.object({ currentPassword: password, newPassword: password });
export const passwordProof = z.object({ password });
/** With a code of the second step where it is on: of the authenticator, or one kept for need. */
export const accountProof = z.object({
  password,
  code: z
    .string()
    .max(40)
    .transform((text) => text.replaceAll(/\s/g, ''))
    .default(''),
});

export const signInSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  address: z.string(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SignInSession = z.infer<typeof signInSession>;
export const sessionList = z.object({ sessions: z.array(signInSession) });
export const sessionReference = z.object({ id: nonEmptyText(64) });

/** An authenticator's `otpauth:` address and the same secret to type. */
export const twoFactorSecret = z.object({ uri: z.string(), secret: z.string() });
export type TwoFactorSecret = z.infer<typeof twoFactorSecret>;
export const twoFactorCode = z.object({
  code: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/)),
});
export const recoveryCode = z.object({ code: z.string().trim().min(1).max(20) });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const signInKinds = [
  'signed-in',
  'refused',
  'code-refused',
  'signed-out',
  'session-ended',
  'password-reset',
  'password-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-codes-renewed',
  'joined',
  'removed',
] as const;
export type SignInKind = (typeof signInKinds)[number];
export const signInEvent = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(signInKinds),
  address: z.string(),
  userAgent: z.string(),
  at: z.iso.datetime(),
});
export type SignInEvent = z.infer<typeof signInEvent>;
export const signInLog = z.object({ events: z.array(signInEvent) });

export const setupState = z.object({ isOpen: z.boolean() });
export const setup = z.object({
  shopName,
  name: personName,
  email,
  password,
  code: z.string().trim().min(1).max(40),
});
export type Setup = z.infer<typeof setup>;

/** The first step of a sign-in may ask for a second one. */
export const signInAnswer = z.object({ status: z.enum(['ok', 'two-factor']) });
