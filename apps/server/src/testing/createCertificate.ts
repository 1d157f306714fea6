import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface Certificate {
  /** As PEM, both. */
  readonly key: string;
  readonly cert: string;
}

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const signedByEcdsa = sequence(objectId('2a8648ce3d040302'));
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))));
const yes = der(0x01, Buffer.from([255]));
const extension = (id: string, content: Buffer) => sequence(objectId(id), der(0x04, content));
const hourMs = 3_600_000;

/** Signed by itself, for this machine and one day (RFC 5280): nothing that would have to be kept or renewed. */
export function createCertificate(host = 'localhost'): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const nowMs = Date.now();
  const told = sequence(
    ...[der(0xa0, der(0x02, Buffer.from([2]))), der(0x02, serial), signedByEcdsa, nameOf(host)],
    sequence(utcTime(new Date(nowMs - hourMs)), utcTime(new Date(nowMs + 24 * hourMs))),
    ...[nameOf(host), publicKey.export({ type: 'spki', format: 'der' })],
    der(
      0xa3,
      sequence(
        extension('551d13', sequence(yes)),
        extension('551d11', sequence(der(0x82, Buffer.from(host)))),
      ),
    ),
  );
  const signature = createSign('sha256').update(told).sign(privateKey);
  const lines =
    sequence(told, signedByEcdsa, bits(signature))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
