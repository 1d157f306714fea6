const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** The pattern browsers use for an email field, but with at least one dot in the domain. */
const pattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

export const isEmail = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);

/** Addresses out of examples and forms that were filled in to get on (API-24). */
export const isFakeEmail = (email: string): boolean =>
  /^(test@test\.com|a@a\.com|your@email\.com|.*@example\.(com|org|net))$/i.test(email);
