import type { AppSettings, CodeChannel } from '@shopbell/protocol';
import { type App, isOriginAllowed, type Shops } from '../shops';

type Flow = keyof AppSettings['selfService']['flows'];

/** What the chats of a shop offer together: the calls of self-service name the shop, not the chat. */
export interface Offer {
  readonly shopId: number;
  /** As the shopper knows it. */
  readonly name: string;
  readonly channels: ReadonlySet<CodeChannel>;
  /** Calling codes of the countries that are written to. */
  readonly countries: readonly string[];
  /** Nobody learns here whether an address is a customer's. */
  readonly isUniform: boolean;
  readonly flows: ReadonlySet<Flow>;
  /** What it says in its own words, by language. */
  readonly texts: AppSettings['sspTexts'];
  isFor(origin: string | undefined, host: string | undefined): boolean;
}

/** Null where no chat of the shop has self-service on (SSP-09). */
export async function findOffer(shops: Shops, shopId: number): Promise<Offer | null> {
  const chats = (await shops.liveApps(shopId)).filter(hasPortal);
  const [first] = chats;
  if (!first) return null;
  const settings = chats.map((chat) => chat.settings.selfService);
  const channels = new Set<CodeChannel>();
  if (settings.some((each) => each.channels.email)) channels.add('email-code');
  if (settings.some((each) => each.channels.sms)) channels.add('sms-code');
  return {
    shopId,
    name: first.name,
    channels,
    countries: [...new Set(settings.flatMap((each) => each.smsCountries))],
    isUniform: settings.some((each) => each.uniformAnswers),
    flows: new Set(
      settings.flatMap(({ flows }) => (Object.keys(flows) as Flow[]).filter((flow) => flows[flow])),
    ),
    texts: first.settings.sspTexts,
    isFor: (origin, host) => chats.some((chat) => isOriginAllowed(chat, origin, host)),
  };
}

const hasPortal = ({ settings }: App): boolean =>
  settings.selfService.enabled && !settings.selfService.deleted;
