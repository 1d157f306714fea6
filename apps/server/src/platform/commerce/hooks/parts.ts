import { CommerceError } from '../CommercePlatform';
import type { Delivery } from './PlatformHooks';

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new CommerceError('unreadable', 'What was told is no JSON', null, error);
  }
}

const longestHeader = 200;

export function textHeader({ headers }: Delivery, name: string): string {
  const text = headers[name];
  if (typeof text !== 'string' || text === '' || text.length > longestHeader)
    throw new CommerceError('unreadable', `${name} is missing, or too long`);
  return text;
}
