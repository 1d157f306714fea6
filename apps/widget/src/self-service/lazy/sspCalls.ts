import {
  type Order,
  type OrderAccess,
  type OrdersAnswer,
  type OrderTransaction,
  type ReturnableAnswer,
  type ReturnableLine,
  storageKey,
} from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { type Refusal, SelfServiceLoginError, SelfServiceSendCodeError } from '@shopbell/rules/login';
import {
  GetOrderTransactionsError,
  LoopReturnsFlowError,
  OrderError,
  orderErrorOf,
  type SspFacts,
  sspBase,
  TrackingError,
} from '@shopbell/rules/orders';
import type { Widget } from '../../app/Widget';
import { fetchJson } from '../../http/fetchJson';
import type { StaffWords } from './impersonator';
import type { Access, CodeRequest } from './portalOf';

type ProvenAccess = OrderAccess & Pick<Access, 'idToken'>;

/** The calls of self-service, each with the error that the specification names. */
export const sspCalls = (widget: Widget) => {
  const settings = widget.details.get()?.settings;
  const facts: SspFacts = {
    baseUrl: widget.baseUrl,
    shopType: settings?.shopType,
    accountId: settings?.accountId,
    isShopInstalled: settings?.shopInstalled === true && window.Shopify !== undefined,
  };
  const base = sspBase(facts);
  const accountId = String(facts.accountId ?? '');
  const post = <Answer>(path: string, query: Query, body?: object, headers = {}) =>
    fetchJson<Answer>(
      address(base, path, query),
      { method: 'POST', ...(body ? jsonBody(body, headers) : { headers }) },
      false,
    );
  /** The conversation is told who its shopper is, where there is one. */
  const ownConversation = async () => {
    const token = await widget.client.run((client) => client.token(false)).catch(() => null);
    return token ? { authorization: `Bearer ${token}` } : {};
  };
  /** Who of the provider's staff sits there; shoppers have nothing of the kind, and load nothing for it. */
  const staff = async (): Promise<StaffWords> =>
    widget.storage.read(storageKey(widget.launcher.appId, 'impersonator')) === null
      ? {}
      : (await import('./impersonator')).staffWords(widget);
  const codeWish = ({ channel, sendTo }: CodeRequest) => ({
    channel,
    to: sendTo,
    language: widget.translator.get().language,
    themeColor: settings?.decoration.mainColor ?? '',
    accountId,
  });

  /** HTTP-45: a proof, for access to the orders and for who it is (AI-16). */
  const accessFor = (idToken: string) =>
    fetchJson<OrderAccess>(address(base, `${identity}/access-token`, { idToken, accountId }));

  return {
    post,
    accessFor,
    /** HTTP-24, HTTP-26, ROL-08. */
    async sendCode(request: CodeRequest): Promise<void> {
      try {
        const { named, headers } = await staff();
        const wish = { ...codeWish(request), ...named };
        if (request.family === 'portal') await post('/ssp/login/send-code', wish, undefined, headers);
        else
          await post(`${otp}/challenge`, {}, { ...wish, accountId: facts.accountId, from: 'chat' }, headers);
      } catch (error) {
        throw new SelfServiceSendCodeError(refusalOf(error), { cause: error });
      }
    },
    /** HTTP-25, HTTP-28, HTTP-45. */
    async verifyCode({ family, channel, sendTo: to }: CodeRequest, code: string): Promise<ProvenAccess> {
      const exchange = async () => {
        const headers = await ownConversation();
        const asked = { channel, to, verificationCode: code, accountId };
        if (family === 'portal')
          return post<OrderAccess>('/ssp/login/verify-code', asked, undefined, headers);
        const proof = { channel, to, code, accountId: facts.accountId };
        const { idToken } = await post<{ idToken: string }>(`${otp}/validate`, {}, proof, headers);
        return { ...(await accessFor(idToken)), idToken };
      };
      const access: ProvenAccess = await exchange().catch((error) => {
        throw new SelfServiceLoginError(refusalOf(error), { cause: error });
      });
      if (!access?.accessToken || !access.customer) throw new SelfServiceLoginError(null);
      return access;
    },
    /** Who is signed in to the shop already needs no code (SSP-21); null for anybody else (HTTP-34). */
    async shopifyAccess(): Promise<ProvenAccess | null> {
      if (base === widget.baseUrl) return null;
      const { askShop } = await import('./askShop');
      return askShop(widget, facts, await ownConversation()).catch(() => null);
    },
    signOut: ({ accessToken }: Access) =>
      post<object>('/ssp/login/sign-out', {}, { accessToken, accountId: facts.accountId }),
    /** HTTP-13. */
    async orders({ accessToken }: Access): Promise<Pick<OrdersAnswer, 'orders' | 'actions'>> {
      const shopNameEnc = encodeURIComponent(settings?.shopName ?? '');
      try {
        const query = `accessToken=${encodeURIComponent(accessToken)}&accountId=${accountId}`;
        return await fetchJson<OrdersAnswer>(`${base}/ssp/orders?${query}&shopNameEnc=${shopNameEnc}`);
      } catch (error) {
        throw orderErrorOf(refusalOf(error).status, { cause: error });
      }
    },
    /** HTTP-18, HTTP-19. */
    async transactions({ accessToken }: Access, orderId: number): Promise<readonly OrderTransaction[]> {
      const headers = { authorization: `Bearer ${accessToken}` };
      const path = `${base}/ssp/orders/${orderId}/transactions`;
      const answer = await fetchJson<{ transactions: OrderTransaction[] }>(path, { headers }).catch(
        (error) => {
          throw failed(error, GetOrderTransactionsError);
        },
      );
      return answer.transactions;
    },
    /** HTTP-17. */
    async track({ accessToken, customer }: Access, { id, name, email, fulfillments }: Order): Promise<Order> {
      const body = {
        order: { id, name },
        fulfillmentId: fulfillments[0]?.id ?? null,
        email,
        customerId: customer.id,
      };
      const tracking = post<{ order: Order }>('/ssp/flows/track-order', { accessToken, accountId }, body);
      const answer = await tracking.catch((error) => {
        throw failed(error, TrackingError);
      });
      return answer.order;
    },
    /** What of an order can go back in this moment, and for what. */
    async returnable({ accessToken }: Access, orderId: number): Promise<readonly ReturnableLine[]> {
      const query = new URLSearchParams({ accessToken, accountId });
      const path = `${base}/ssp/orders/${orderId}/returnable?${query}`;
      const { lines } = await fetchJson<ReturnableAnswer>(path).catch((error) => {
        throw failed(error, Error);
      });
      return lines;
    },
    /** HTTP-30. */
    async loopAddress({ accessToken, customer }: Access, order: Order): Promise<string> {
      const body = {
        channel: 'chat',
        shopName: settings?.shopName ?? '',
        customerEmail: order.email ?? customer.email ?? '',
        order: { id: order.id, orderNumber: order.order_number, name: order.name },
        accountId: facts.accountId,
      };
      const headers = { authorization: `Bearer ${accessToken}` };
      const path = '/ssp/flows/loop-returns/generate-deep-link';
      const asking = post<{ url: string }>(path, {}, body, headers);
      const { url } = await asking.catch((error) => {
        throw failed(error, LoopReturnsFlowError);
      });
      if (!/^https?:/.test(url)) throw new LoopReturnsFlowError('No address in the answer');
      return url;
    },
  };
};

const identity = '/ssp/identity-verification';
const otp = `${identity}/otp`;

type Query = Readonly<Record<string, string>>;

function address(base: string, path: string, query: Query): string {
  const given = new URLSearchParams(query).toString();
  return given === '' ? base + path : `${base}${path}?${given}`;
}

const jsonBody = (body: object, headers: object): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: toJson(body),
});

function refusalOf(error: unknown): Refusal {
  const { status, code } = (error ?? {}) as Partial<Refusal>;
  return { status: typeof status === 'number' ? status : null, code: typeof code === 'string' ? code : null };
}

/** A sign-in that has ended is that, whatever was asked for. */
function failed(cause: unknown, Kind: new (message: string, options: ErrorOptions) => Error): Error {
  const { status } = refusalOf(cause);
  return status === 401
    ? new OrderError('signed_out', status, { cause })
    : new Kind(String(cause), { cause });
}
