import type { Address, Customer } from './customer';
import { seedCustomers } from './seedCustomers';

/** As many as there can be orders by visitors. */
const mostGuests = 500;

export type Customers = {
  all(): readonly Customer[];
  byId(id: number): Customer | undefined;
  byEmail(email: string): Customer | undefined;
  byPhone(phone: string): Customer | undefined;
  /** Whoever orders becomes a customer, as in Shopify: the desk finds them by address or number. */
  recordGuest(email: string, phone: string | null, address: Address): Customer;
};

export function createCustomers(start: Date, now: () => Date): Customers {
  const seeded = seedCustomers(start);
  const guests: Customer[] = [];
  let lastId = 8_100;
  const all = () => [...seeded, ...guests];
  const byEmail = (email: string) => all().find((customer) => customer.email === email.trim().toLowerCase());

  return {
    all,
    byEmail,
    byId: (id) => all().find((customer) => customer.id === id),
    byPhone: (phone) => all().find((customer) => customer.phone === plainPhone(phone)),
    recordGuest(email, phone, address) {
      const known = byEmail(email);
      if (known) return known;
      lastId += 1;
      const guest = {
        id: lastId,
        email: email.trim().toLowerCase(),
        phone: phone === null ? null : plainPhone(phone),
        firstName: address.firstName,
        lastName: address.lastName,
        tags: [],
        note: '',
        createdAt: now(),
        address,
        hasAccount: false,
      };
      guests.push(guest);
      if (guests.length > mostGuests) guests.shift();
      return guest;
    },
  };
}

/** `+1 (202) 555-0143` is the number `+12025550143`. */
export function plainPhone(phone: string): string {
  return phone.replace(/[\s().-]/g, '');
}
