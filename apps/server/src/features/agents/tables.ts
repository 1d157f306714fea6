import { member, memberSecret, ofShop, type Tables, type Wall, withAccount } from '../../feature/Tables';

const ofPerson: Wall = { closed: 'an account belongs to a person, who may be in several shops' };

export const agentsTables: Tables = {
  user: {
    wall: { ownBy: 'people are seen where they are or were: members, who signed in, who invited' },
    plain: ['id', 'emailVerified', 'createdAt', 'updatedAt', 'twoFactorEnabled'],
    personal: { name: member, email: member, image: member, outsideSince: member },
    memberColumn: 'id',
    kept: withAccount,
  },
  session: {
    wall: ofPerson,
    plain: ['id', 'expiresAt', 'token', 'createdAt', 'updatedAt', 'userId'],
    personal: { ipAddress: member, userAgent: member, lastUsedAt: member },
    memberColumn: 'userId',
    kept: 'until it is signed out of or over',
  },
  account: {
    wall: ofPerson,
    plain: ['id', 'providerId', 'userId', 'scope', 'createdAt', 'updatedAt'],
    personal: {
      accountId: member,
      accessToken: memberSecret,
      refreshToken: memberSecret,
      idToken: memberSecret,
      accessTokenExpiresAt: member,
      refreshTokenExpiresAt: member,
      password: memberSecret,
    },
    memberColumn: 'userId',
    kept: withAccount,
  },
  twoFactor: {
    wall: ofPerson,
    plain: ['id', 'userId', 'verified', 'failedVerificationCount', 'lockedUntil'],
    personal: { secret: memberSecret, backupCodes: memberSecret },
    memberColumn: 'userId',
    kept: withAccount,
  },
  verification: {
    wall: ofPerson,
    plain: ['id', 'value', 'expiresAt', 'createdAt', 'updatedAt'],
    personal: { identifier: memberSecret },
    memberColumn: 'value',
    kept: 'until it is used or over',
  },
  rateLimit: {
    wall: { closed: 'tries are counted across shops' },
    plain: ['id', 'count', 'lastRequest'],
    personal: { key: { of: 'member', outlives: 'an address of the network, and nothing of who was there' } },
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
    memberColumn: 'user_id',
    kept: withAccount,
  },
  former_name: {
    wall: ofPerson,
    plain: ['user_id'],
    personal: { name: member },
    memberColumn: 'user_id',
    kept: withAccount,
  },
  sign_in_event: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'user_id', 'kind'],
    personal: { address: member, user_agent: member, at: member },
    memberColumn: 'user_id',
    kept: '180 days',
  },
};
