import type { Order } from '@shopbell/protocol';
import { type CustomerFacts, isCustomerFor, isOfCustomer } from '@shopbell/rules/customer-triggers';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { AskShop } from '../commerce';
import type { ProvenCustomer } from '../identity';
import type { App } from '../shops';
import type { Drawn } from './drawn';

export interface PositivesDependencies {
  readonly askShop: AskShop;
  readonly clock: Clock;
  readonly drawnOf: (app: App) => Promise<Drawn>;
}

export type Positives = ReturnType<typeof createPositives>;

/** chosen: a page asks with every visit, and few orders come in between. */
const freshMs = 5 * 60_000;
const keptMax = 1000;
/** chosen: what somebody has ordered beyond these changes no campaign's mind. */
const ordersMax = 250;

interface Kept {
  readonly atMs: number;
  readonly facts: Promise<Outcome<CustomerFacts>>;
}

/** Which campaigns are for somebody by what the shop knows of them (SRV-08). Only who has proven who they are is looked up. */
export function createPositives({ askShop, clock, drawnOf }: PositivesDependencies) {
  const kept = new Map<string, Kept>();

  const ask = ({ shopId, customerId }: ProvenCustomer): Promise<Outcome<CustomerFacts>> =>
    askShop(shopId, async (platform) => {
      const customer = await platform.findCustomer({ id: customerId });
      if (!customer) return refused('customer-not-found');
      const [orders, tags] = await Promise.all([
        platform.ordersOf(customer, ordersMax),
        platform.tagsOf?.(customer) ?? null,
      ]);
      return done(factsOf(orders, tags));
    });

  function factsFor(proven: ProvenCustomer): Promise<Outcome<CustomerFacts>> {
    const key = `${proven.shopId} ${proven.customerId}`;
    const known = kept.get(key);
    if (known && clock.now() - known.atMs < freshMs) return known.facts;
    const facts = ask(proven);
    kept.delete(key);
    kept.set(key, { atMs: clock.now(), facts });
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    // What failed is asked again by whoever comes next.
    facts.then(
      ({ isDone }) => !isDone && kept.delete(key),
      () => kept.delete(key),
    );
    return facts;
  }

  return async (app: App, proven: ProvenCustomer): Promise<Outcome<string[]>> => {
    const { campaigns } = await drawnOf(app);
    const asking = campaigns.filter(({ triggers }) => triggers.some(isOfCustomer));
    if (asking.length === 0) return done([]);
    const found = await factsFor(proven);
    if (!found.isDone) return found;
    return done(asking.filter(({ triggers }) => isCustomerFor(triggers, found.value)).map(({ id }) => id));
  };
}

/** What was called off is no order, and no money was spent on it. */
function factsOf(orders: readonly Order[], tags: readonly string[] | null): CustomerFacts {
  const own = orders.filter(({ cancelled_at }) => cancelled_at === null);
  const cents = own.reduce((sum, { total_price }) => sum + Math.round(Number(total_price) * 100), 0);
  const countries = own.flatMap(({ shipping_address, billing_address }) => [
    shipping_address?.country_code ?? billing_address?.country_code ?? null,
  ]);
  return {
    ordersCount: own.length,
    amountSpent: cents / 100,
    orderedProducts: own.flatMap(({ line_items }) =>
      line_items.flatMap(({ product_id }) => (product_id === null ? [] : [String(product_id)])),
    ),
    tags,
    countries: [...new Set(countries.filter((code) => code !== null))],
  };
}
