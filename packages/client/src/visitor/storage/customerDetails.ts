import { type StoredName, storageKey } from '@shopbell/protocol';
import { isEmail } from '@shopbell/rules/email';
import { expiringIn, readExpiring } from '@shopbell/rules/expiring';
import { toJson } from '@shopbell/rules/json';
import type { OnProblem } from '../../problems';
import { readJson } from './readJson';
import type { VisitorStorage } from './VisitorStorage';

/** What is known of who the shopper is (STO-02). */
export interface CustomerDetails {
  readonly email: string | null;
  readonly id: string | null;
  readonly orderNumber: string | null;
  readonly firstName: string | null;
}

const names = {
  email: 'customer-email',
  id: 'customer-id',
  orderNumber: 'order-number',
  firstName: 'first-name',
} as const satisfies Record<keyof CustomerDetails, StoredName>;
const fields = Object.keys(names) as (keyof CustomerDetails)[];

/** chosen: as long as a conversation can be taken up again (AUTH-14). */
const keptDays = 30;

export interface CustomerDetailsOptions {
  readonly storage: VisitorStorage;
  readonly appId: number;
  readonly now: () => number;
  readonly onProblem?: OnProblem;
}

export function createCustomerDetails({ storage, appId, now, onProblem }: CustomerDetailsOptions) {
  const read = (field: keyof CustomerDetails): string | null => {
    const value = readExpiring(readJson(storage, storageKey(appId, names[field]), onProblem), now());
    return typeof value === 'string' ? value : null;
  };
  return {
    read(): CustomerDetails {
      const email = readCapturedEmail(storage, appId) ?? read('email');
      return {
        email: isEmail(email) ? email : null,
        id: read('id'),
        orderNumber: read('orderNumber'),
        firstName: read('firstName'),
      };
    },
    /** What is not named stays as it is. */
    save(details: Partial<CustomerDetails>): void {
      for (const field of fields) {
        const value = details[field];
        if (!value) continue;
        const kept = expiringIn(value, keptDays, 'days', now());
        storage.write(storageKey(appId, names[field]), toJson(kept));
      }
    },
  };
}

/** What stands in storage may be an edit or another release's: only an address is taken (STO-11). */
export function readCapturedEmail(storage: VisitorStorage, appId: number): string | null {
  const email = storage.read(storageKey(appId, 'captured-email'));
  return isEmail(email) ? email : null;
}
