import type { FastifyPluginAsync } from 'fastify';
import type { Environment } from './environment';
import type { WidgetRelease } from './http/release';
import type { Platform } from './platform';
import type { CommercePlatform } from './platform/commerce';

export interface AppOptions extends Platform {
  readonly secret: string;
  readonly publicUrl: URL | null;
  readonly trustedProxies: readonly string[];
  readonly isProduction: boolean;
  /** Only the demo shows its mails to everyone: they hold links that open accounts. */
  readonly isDemo: boolean;
  /** The provider's own: who has an address there is of its staff. Null: nobody is. */
  readonly providerDomain: string | null;
  readonly metricsToken: string | null;
  /** Signs what the mail provider hands over; without it replies by mail are not taken. */
  readonly inboundMailSecret: string | null;
  /** Where shops' return portals are asked for. */
  readonly loopUrl: URL;
  /** The model that assistants of all shops use unless they have their own. */
  readonly model?: Environment['model'] | undefined;
  /** What is served of the built pages; tests of the wire need none. */
  readonly pages: Pages | null;
  /** Stands in for what shops have connected; tests hand one in. */
  readonly commercePlatform?: (shopId: number) => CommercePlatform | null;
  readonly refusedEmails: readonly string[];
  /** Tells the operator the code that makes the first owner. */
  readonly onSetupCode: (code: string) => void;
}

export interface Pages {
  readonly release: WidgetRelease;
  readonly releasesFolder: string;
  readonly consoleFolder: string;
  /** The widget's views in all their states; absent in production. */
  readonly galleryFolder: string | null;
  /** The demo shop at `/`; absent in production. */
  readonly storefront: FastifyPluginAsync | null;
}
