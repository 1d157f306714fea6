import type { FlowSecrets as ListedSecrets } from '@shopbell/protocol';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Credentials } from '../../platform/credentials';
import type { Database } from '../../platform/db';

export interface SecretsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly credentials: Credentials | null;
}

export type FlowSecrets = ReturnType<typeof createFlowSecrets>;

/** chosen. */
const secretsMax = 50;
const ownerOf = (shopId: number, name: string) => `flow-secret ${shopId} ${name}`;

/** What requests of flows prove themselves with. Written, never shown again. */
export function createFlowSecrets({ database, clock, credentials }: SecretsDependencies) {
  const inShop = (shopId: number) => database.inShops([shopId]);
  const names = async (shopId: number): Promise<string[]> => {
    const rows = await inShop(shopId).query<{ name: string }>(
      'select name from flow_secret where shop_id = $1 order by name',
      [shopId],
    );
    return rows.map(({ name }) => name);
  };

  /** Also a draft: its owner will wonder why it fails. */
  async function usedBy(shopId: number): Promise<readonly { id: string; name: string; written: string }[]> {
    return inShop(shopId).query(
      `select f.id, coalesce(v.content->>'name', '') as name, v.content::text as written
       from flow f join flow_version v on v.flow_id = f.id and v.version in (f.version, f.published_version)
       where f.shop_id = $1 and f.deleted_at is null order by f.created_at, f.id, v.version desc`,
      [shopId],
    );
  }

  async function list(shopId: number): Promise<ListedSecrets> {
    const [known, flows] = await Promise.all([names(shopId), usedBy(shopId)]);
    const secrets = known.map((name) => {
      const using = flows.filter(({ written }) => written.includes(`{{secret.${name}}}`));
      const each = new Map(using.map(({ id, name: flow }) => [id, { id, name: flow }]));
      return { name, usedBy: [...each.values()] };
    });
    return { names: known, secrets };
  }

  return {
    list,

    async put(shopId: number, name: string, secret: string): Promise<void> {
      if (!credentials) throw new ProblemError('no-credential-key');
      const known = await names(shopId);
      if (!known.includes(name) && known.length >= secretsMax)
        throw new ProblemError('invalid-request', `A shop has at most ${secretsMax} secrets.`);
      await inShop(shopId).query(
        `insert into flow_secret (shop_id, name, sealed_secret, changed_at) values ($1, $2, $3, $4)
         on conflict (shop_id, name) do update set sealed_secret = excluded.sealed_secret, changed_at = excluded.changed_at`,
        [shopId, name, credentials.seal(ownerOf(shopId, name), secret), new Date(clock.now())],
      );
    },

    async remove(shopId: number, name: string): Promise<void> {
      const { secrets } = await list(shopId);
      const isUsed = secrets.some((secret) => secret.name === name && secret.usedBy.length > 0);
      if (isUsed) throw new ProblemError('secret-used');
      await inShop(shopId).query('delete from flow_secret where shop_id = $1 and name = $2', [shopId, name]);
    },

    /** Those that can be opened here. */
    async open(shopId: number): Promise<Readonly<Record<string, string>>> {
      const rows = await inShop(shopId).query<{ name: string; sealed: string }>(
        'select name, sealed_secret as sealed from flow_secret where shop_id = $1',
        [shopId],
      );
      const opened = rows.flatMap(({ name, sealed }) => {
        const found = credentials?.open(ownerOf(shopId, name), sealed);
        return found ? [[name, found.secret]] : [];
      });
      return Object.fromEntries(opened);
    },
  };
}
