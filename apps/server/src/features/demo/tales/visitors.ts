import type { Visitor } from '../Tale';

const known = (
  name: string,
  email: string,
  facts: Partial<Pick<Visitor, 'trust' | 'visits' | 'knownDays'>> = {},
): Visitor => ({ name, email, trust: 'captured', visits: 2, knownDays: 0, ...facts });

/** Customers of the storefront, with orders there: they have signed in. */
export const customers = {
  hazel: known('Hazel Moor', 'hazel@example.com', { trust: 'verified', visits: 23, knownDays: 140 }),
  rowan: known('Rowan Hill', 'rowan@example.com', { trust: 'verified', visits: 7, knownDays: 60 }),
  ivy: known('Ivy Marsh', 'ivy@example.com', { trust: 'verified', visits: 15, knownDays: 120 }),
  juniper: known('Juniper Vale', 'juniper@example.com', { trust: 'verified', visits: 9, knownDays: 90 }),
  linden: known('Linden Brook', 'linden@example.com', { trust: 'verified', visits: 12, knownDays: 100 }),
  basil: known('Basil Reed', 'basil@example.com', { trust: 'verified', visits: 3, knownDays: 4 }),
};

/** Who gave a name and an address in the chat. */
export const guests = {
  priya: known('Priya Nair', 'priya.nair@example.org', { visits: 4, knownDays: 12 }),
  marcus: known('Marcus Bell', 'marcus.bell@example.org', { knownDays: 16 }),
  elena: known('Elena Petrov', 'elena.petrov@example.org', { visits: 3, knownDays: 3 }),
  tom: known('Tom Okafor', 'tom.okafor@example.org', { visits: 5, knownDays: 21 }),
  grace: known('Grace Lindqvist', 'grace.lindqvist@example.org', { knownDays: 2 }),
  dylan: known('Dylan Shaw', 'dylan.shaw@example.org', { trust: 'typed', visits: 1 }),
  greta: known('Greta Hoffmann', 'greta.hoffmann@example.org', { visits: 6, knownDays: 30 }),
  jonas: known('Jonas Keller', 'jonas.keller@example.org'),
  camille: known('Camille Roux', 'camille.roux@example.org', { visits: 3, knownDays: 8 }),
  lucia: known('Lucía Ortega', 'lucia.ortega@example.org', { visits: 4, knownDays: 15 }),
  mateo: known('Mateo Rivas', 'mateo.rivas@example.org'),
  haruka: known('佐藤 遥', 'haruka.sato@example.org', { visits: 5, knownDays: 10 }),
  kenji: known('田中 健二', 'kenji.tanaka@example.org'),
  noa: known('נועה לוי', 'noa.levi@example.org', { visits: 3, knownDays: 6 }),
  eitan: known('איתן כהן', 'eitan.cohen@example.org'),
  layla: known('ليلى حداد', 'layla.haddad@example.org'),
  chiara: known('Chiara Bianchi', 'chiara.bianchi@example.org', { visits: 2, knownDays: 2 }),
  sanne: known('Sanne de Wit', 'sanne.dewit@example.org'),
  beatriz: known('Beatriz Nunes', 'beatriz.nunes@example.org', { visits: 3, knownDays: 5 }),
  spammer: known('SEO Boost Team', 'offers@example.net', { visits: 1 }),
};

/** Who only wrote. */
export const stranger = (visits = 1): Visitor => ({
  name: null,
  email: null,
  trust: null,
  visits,
  knownDays: 0,
});
