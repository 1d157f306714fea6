import { createHmac } from 'node:crypto';
import { readAddress } from '../shoppers';

export type AddressHashes = ReturnType<typeof createAddressHashes>;

/** Whose an order is, to compare and not to read: each address in the one way by which shoppers are found. */
export const createAddressHashes =
  (secret: string) =>
  (shopId: number, addresses: readonly string[]): string[] => {
    const read = addresses.map(readAddress).flatMap((each) => (each.isDone ? each.value : []));
    const hash = (address: string) =>
      createHmac('sha256', `order address ${secret}`)
        .update(JSON.stringify([shopId, address]))
        .digest('hex');
    return [...new Set(read)].map(hash);
  };
