import { type CodeChannel, codeLimits, type OrderCustomer, serverLimits } from '@shopbell/protocol';
import { loadedLanguage } from '@shopbell/rules/language';
import { isCode } from '@shopbell/rules/login';
import type { Errand } from '../../feature/createErrands';
import { done, type Outcome, refused } from '../../http/outcome';
import type { AttemptLimit, Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { CommercePlatform } from '../../platform/commerce';
import type { Database, Queryable } from '../../platform/db';
import type { Mailer } from '../../platform/mail';
import type { Sms } from '../../platform/sms';
import type { AskShop } from '../commerce';
import { codeLetterKey } from './aboutAddress';
import { codeMail, codeSms } from './codeMessages';
import type { Codes } from './codes';
import { type Destination, readDestination } from './destination';
import type { Offer } from './offer';

export interface CodeRequest {
  readonly channel: CodeChannel;
  readonly to: string;
  readonly language: string;
  readonly themeColor: string | null;
  readonly network: string;
  /** The page's own name for this request; asked again under it, nothing is sent again (D22). */
  readonly requestKey: string | null;
}

export interface CodeAnswer {
  readonly channel: CodeChannel;
  readonly to: string;
  readonly code: string;
  readonly network: string;
}

export interface LoginDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly codes: Codes;
  readonly askShop: AskShop;
  readonly errand: Errand;
}

const hourMs = 60 * 60_000;
const perDestination = { name: 'login-code', max: serverLimits.codesPerHour, windowMs: hourMs };
/** A school behind one address may sign in; whoever asks for a list of addresses may not. */
const perNetwork: Record<CodeChannel, AttemptLimit> = {
  'email-code': { name: 'login-code-network', max: 100, windowMs: hourMs },
  'sms-code': { name: 'login-sms-network', max: 20, windowMs: hourMs },
};
const perShop: Record<CodeChannel, AttemptLimit> = {
  'email-code': { name: 'login-code-shop', max: 5000, windowMs: hourMs },
  'sms-code': { name: 'login-sms-shop', max: 500, windowMs: hourMs },
};
const triesPerNetwork = { name: 'login-try', max: 300, windowMs: hourMs };

export type Login = ReturnType<typeof createLogin>;

/** Sign-in by a code that was sent to an address or a number which the shop knows. */
export function createLogin(dependencies: LoginDependencies) {
  const { database, clock, attempts, mailer, sms, codes, askShop, errand } = dependencies;

  const findCustomer = (platform: CommercePlatform, { channel, to }: Destination) =>
    platform.findCustomer(channel === 'email-code' ? { email: to } : { phone: to });

  const isWithinLimits = async ({ shopId }: Offer, { channel, to }: Destination, network: string) =>
    (await attempts.take(perNetwork[channel], `${shopId} ${network}`)) &&
    (await attempts.take(perDestination, `${shopId} ${channel} ${to}`)) &&
    (await attempts.take(perShop[channel], String(shopId)));

  const isRepeated = async ({ shopId }: Offer, { requestKey }: CodeRequest, destination: Destination) =>
    requestKey !== null && (await codes.isRepeated(shopId, destination, requestKey));

  async function write(transaction: Queryable, offer: Offer, request: CodeRequest, letter: Letter) {
    const { destination, code } = letter;
    const { language } = request;
    const ownTexts = offer.texts[loadedLanguage(language)];
    const facts = { language, shopName: offer.name, code, ownTexts };
    const sending = {
      to: destination.to,
      key: codeLetterKey(offer.shopId),
      atMostOnceUntil: new Date(clock.now() + codeLimits.lifetimeMs),
    };
    if (destination.channel === 'sms-code')
      return sms.send(transaction, { ...sending, text: codeSms(facts) });
    await mailer.send(transaction, {
      ...sending,
      ...codeMail({ ...facts, themeColor: request.themeColor ?? '' }),
    });
  }

  /** The same is done and answered for everyone; who is known is found out behind the answer. */
  async function sendUnseen(offer: Offer, request: CodeRequest, destination: Destination) {
    const inShop = database.inShops([offer.shopId]);
    const code = await codes.issue(inShop, offer.shopId, destination, request.requestKey);
    if (code === null) return;
    const finish = async () => {
      if ((await orderingCustomer(offer.shopId, destination)).isDone)
        await database.tx((transaction) => write(transaction, offer, request, { destination, code }));
    };
    errand(finish());
  }

  /** A customer who has ordered: nobody else has anything to see. */
  const orderingCustomer = (shopId: number, destination: Destination): Promise<Outcome<OrderCustomer>> =>
    askShop(shopId, async (platform) => {
      const customer = await findCustomer(platform, destination);
      if (!customer) return refused('customer-not-found');
      const orders = await platform.ordersOf(customer, 1);
      return orders.length > 0 ? done(customer) : refused('customer-without-orders');
    });

  return {
    async sendCode(offer: Offer, request: CodeRequest): Promise<Outcome> {
      if (!offer.channels.has(request.channel)) return refused('self-service-off');
      const read = readDestination(request.channel, request.to, offer.countries);
      if (!read.isDone) return read;
      if (await isRepeated(offer, request, read.value)) return done();
      if (!(await isWithinLimits(offer, read.value, request.network))) return refused('rate');
      if (offer.isUniform) {
        await sendUnseen(offer, request, read.value);
        return done();
      }
      const customer = await orderingCustomer(offer.shopId, read.value);
      if (!customer.isDone) return customer;
      await database.tx(async (transaction) => {
        const code = await codes.issue(transaction, offer.shopId, read.value, request.requestKey);
        if (code !== null) await write(transaction, offer, request, { destination: read.value, code });
      });
      return done();
    },

    /** Who it is that holds the code. */
    async verify(offer: Offer, { channel, to, code, network }: CodeAnswer): Promise<Outcome<Holder>> {
      const read = readDestination(channel, to, offer.countries);
      if (!read.isDone) return read;
      if (!(await attempts.take(triesPerNetwork, `${offer.shopId} ${network}`))) return refused('rate');
      // What is no code at all takes a try as well: it is no way to ask whether one is waiting.
      const verdict = await codes.check(offer.shopId, read.value, isCode(code) ? code : '');
      if (verdict === 'wrong') return refused('incorrect-code');
      if (verdict === 'too-many-tries') return refused('maximum-verification-attempts-reached');
      if (verdict === 'none' && offer.isUniform) return refused('code-cannot-be-verified');
      const found = await askShop(offer.shopId, async (platform) =>
        done(await findCustomer(platform, read.value)),
      );
      if (!found.isDone) {
        if (verdict === 'right') await codes.giveBack(offer.shopId, read.value, code);
        return found;
      }
      if (!found.value) return refused('customer-not-found');
      return verdict === 'right'
        ? done({ customer: found.value, to: read.value.to })
        : refused('code-cannot-be-verified');
    },
  };
}

/** Whoever holds a code. */
export interface Holder {
  readonly customer: OrderCustomer;
  /** Where the code was sent, as it is compared. */
  readonly to: string;
}

interface Letter {
  readonly destination: Destination;
  readonly code: string;
}
