import { member, ofShop, type Tables, type Wall, withAccount } from '../../feature/Tables';

const ofPerson: Wall = { closed: 'an account belongs to a person, who may be in several shops' };

export const agentsTables: Tables = {
  user: {
    wall: { ownBy: 'people are seen where they are or were: members, who signed in, who invited' },
    plain: ['id', 'emailVerified', 'createdAt', 'updatedAt', 'twoFactorEnabled'],
    personal: { name: member, email: member, image: member },
    kept: withAccount,
  },
  session: {
    wall: ofPerson,
    plain: ['id', 'expiresAt', 'token', 'createdAt', 'updatedAt', 'userId'],
    personal: { ipAddress: member, userAgent: member, lastUsedAt: member },
    kept: 'until it is signed out of or over',
  },
  account: {
    wall: ofPerson,
    plain: ['id', 'providerId', 'userId', 'scope', 'createdAt', 'updatedAt'],
    personal: {
      accountId: member,
      accessToken: member,
      refreshToken: member,
      idToken: member,
      accessTokenExpiresAt: member,
      refreshTokenExpiresAt: member,
      password: member,
    },
    kept: withAccount,
  },
  twoFactor: {
    wall: ofPerson,
    plain: ['id', 'userId', 'verified', 'failedVerificationCount', 'lockedUntil'],
    personal: { secret: member, backupCodes: member },
    kept: withAccount,
  },
  verification: {
    wall: ofPerson,
    plain: ['id', 'value', 'expiresAt', 'createdAt', 'updatedAt'],
    personal: { identifier: member },
    kept: 'until it is used or over',
  },
  rateLimit: {
    wall: { closed: 'tries are counted across shops' },
    plain: ['id', 'count', 'lastRequest'],
    personal: { key: member },
    kept: 'until the next window of the same address',
  },
  password_reset: {
    wall: ofPerson,
    plain: ['token_hash', 'user_id', 'expires_at', 'used_at'],
    kept: 'an hour after it is over',
  },
  picture: {
    wall: { closed: 'shown to everyone under a name that nobody can guess' },
    plain: ['id', 'user_id', 'changed_at'],
    personal: { bytes: member },
    kept: withAccount,
  },
  sign_in_event: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'user_id', 'kind'],
    personal: { address: member, user_agent: member, at: member },
    kept: '180 days',
  },
};
