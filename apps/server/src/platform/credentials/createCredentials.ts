import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Secrets of others, as they lie in the database: nobody reads them who has not the key as well. */
export interface Credentials {
  /** Only who names the same owner opens it again, so that it is of no use in another row. */
  seal(owner: string, secret: string): string;
  /** Null where the key is not here, or it is not what was sealed for this owner. */
  open(owner: string, sealed: string): Opened | null;
}

export interface Opened {
  readonly secret: string;
  /** By a key that is not the newest: to be sealed again. */
  readonly isOutdated: boolean;
}

const keyBytes = 32;
/** What GCM is made for. */
const nonceBytes = 12;
const format = 'v1';

/** Newest first: that one seals, all of them open. */
export function createCredentials(keys: readonly [Buffer, ...Buffer[]]): Credentials {
  const known = new Map(keys.map((key) => [idOf(key), key]));
  const [newest] = keys;

  return {
    seal(owner, secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const parts = [nonce, bytes, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [format, idOf(newest), ...parts].join('.');
    },

    open(owner, sealed) {
      const [version, keyId = '', nonce = '', bytes = '', tag = ''] = sealed.split('.');
      const key = known.get(keyId);
      if (version !== format || !key) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, decode(nonce), { authTagLength: 16 })
          .setAAD(Buffer.from(owner))
          .setAuthTag(decode(tag));
        const secret = Buffer.concat([decipher.update(decode(bytes)), decipher.final()]).toString('utf8');
        return { secret, isOutdated: key !== newest };
      } catch {
        return null;
      }
    },
  };
}

/** Tells keys apart and nothing about them. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('credential key').update(key).digest('hex').slice(0, 12);

const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Null for what is no key: 32 bytes in base64. */
export function readKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === keyBytes && /^[\w+/-]{43}=?$/.test(text) ? key : null;
}
