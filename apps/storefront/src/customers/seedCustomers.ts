import type { Address, Customer } from './customer';

const dayMs = 24 * 60 * 60 * 1000;

type Draft = Omit<Customer, 'id' | 'createdAt' | 'address' | 'hasAccount' | 'note'> & {
  daysAgo: number;
  note?: string;
  address: Omit<Address, 'firstName' | 'lastName'>;
};

// Numbers from the ranges that regulators keep free for fiction, so that nobody's telephone rings.
const drafts: readonly Draft[] = [
  {
    email: 'hazel@example.com',
    phone: '+12025550143',
    firstName: 'Hazel',
    lastName: 'Moor',
    tags: ['vip', 'newsletter'],
    note: 'Likes a handwritten card with every parcel.',
    daysAgo: 620,
    address: {
      address1: '14 Juniper Street',
      address2: 'Apt 3',
      city: 'Portland',
      province: 'OR',
      zip: '97205',
      countryCode: 'US',
    },
  },
  {
    email: 'rowan@example.com',
    phone: '+14155550176',
    firstName: 'Rowan',
    lastName: 'Hill',
    tags: ['newsletter'],
    daysAgo: 90,
    address: {
      address1: '820 Valley Road',
      address2: '',
      city: 'San Francisco',
      province: 'CA',
      zip: '94110',
      countryCode: 'US',
    },
  },
  {
    email: 'ivy@example.com',
    phone: '+447700900123',
    firstName: 'Ivy',
    lastName: 'Marsh',
    tags: ['wholesale'],
    note: 'Orders for a guest house; invoices to the same address.',
    daysAgo: 410,
    address: {
      address1: 'The Old Dairy, Mill Lane',
      address2: '',
      city: 'Frome',
      province: '',
      zip: 'BA11 1AA',
      countryCode: 'GB',
    },
  },
  {
    email: 'juniper@example.com',
    phone: '+33199001234',
    firstName: 'Juniper',
    lastName: 'Vale',
    tags: ['collector'],
    daysAgo: 150,
    address: {
      address1: '5 rue des Tisserands',
      address2: '',
      city: 'Lyon',
      province: '',
      zip: '69001',
      countryCode: 'FR',
    },
  },
  {
    email: 'linden@example.com',
    phone: '+493023125042',
    firstName: 'Linden',
    lastName: 'Brook',
    tags: ['newsletter', 'returns often'],
    daysAgo: 230,
    address: {
      address1: 'Lindenstraße 8',
      address2: '',
      city: 'Berlin',
      province: '',
      zip: '10969',
      countryCode: 'DE',
    },
  },
  {
    email: 'basil@example.com',
    phone: '+61491570156',
    firstName: 'Basil',
    lastName: 'Reed',
    tags: ['newsletter'],
    daysAgo: 4,
    address: {
      address1: '31 Wattle Avenue',
      address2: '',
      city: 'Hobart',
      province: 'TAS',
      zip: '7000',
      countryCode: 'AU',
    },
  },
];

export function seedCustomers(start: Date): readonly Customer[] {
  return drafts.map(({ daysAgo, note = '', address, ...facts }, index) => ({
    ...facts,
    id: 8_001 + index,
    note,
    createdAt: new Date(start.getTime() - daysAgo * dayMs),
    address: { firstName: facts.firstName, lastName: facts.lastName, ...address },
    hasAccount: true,
  }));
}
