export type Address = {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  countryCode: string;
};

export type Customer = {
  id: number;
  email: string;
  phone: string | null;
  firstName: string;
  lastName: string;
  tags: readonly string[];
  note: string;
  createdAt: Date;
  address: Address;
  /** Someone who has only ever ordered as a guest has no account to sign in to. */
  hasAccount: boolean;
};
