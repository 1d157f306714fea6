import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type App, createApp } from './app';
import { type Environment, shopAddress } from './environment';
import { demoPeople, seedDemo } from './features/demo';
import { portOf } from './http/portOf';
import { loadRelease, publishAssets } from './http/release';
import { applyContent, configureChat, listenForOperations, pullContent, writeBackup } from './operations';
import { openPlatform, type Platform } from './platform';
import { systemClock } from './platform/clock';
import { migrate, type OpenDatabase, refuseForgetfulDatabase } from './platform/db';
import type { DataFolderLock } from './platform/lock';
import { keptSecret, storefrontAccessToken, storefrontHook } from './secret';

/** Beside this program's own folder stand the other apps with what they built. */
const distOf = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url));

export interface Serving {
  readonly environment: Environment;
  readonly lock: DataFolderLock;
  readonly opening: Promise<OpenDatabase>;
  /** The program of the thread that makes vectors. */
  readonly embeddingUrl: URL;
  readonly fail: (error: unknown) => never;
}

/** Builds the app on what has been opened, and listens. */
export async function serve({ environment, lock, opening, embeddingUrl, fail }: Serving): Promise<void> {
  const { dataFolder, isProduction, isDemo } = environment;
  const release = await loadRelease(distOf('widget'), distOf('embed'));
  const platform = await openPlatform(environment, {
    ...{ opened: await opening, release: release.build, embeddingUrl },
  });
  endWhenNobodyCatches(platform);
  const { database, databaseKind } = platform;
  if (isProduction && databaseKind === 'postgres') await refuseForgetfulDatabase(database);
  await migrate(database, join(distOf('server'), 'migrations'));
  const releasesFolder = join(dataFolder, 'releases');
  await publishAssets(join(distOf('widget'), 'assets'), release.build, releasesFolder);
  const secret = environment.secret ?? (await keptSecret(dataFolder));
  if (isDemo) await seedDemoShop(environment, platform);
  const app = await createApp({
    ...environment,
    ...platform,
    secret,
    refusedEmails: isDemo ? [] : demoPeople.map(({ email }) => email),
    onSetupCode: (code) => printSetupCode(addressOf(app), code),
    pages: {
      release,
      releasesFolder,
      consoleFolder: distOf('console'),
      galleryFolder: isProduction ? null : join(distOf('widget'), 'gallery'),
      storefront: isDemo ? await loadStorefront(secret, () => portOf(app.server.server)) : null,
    },
  });
  await listen(app, environment.port);
  const stopListening = await listenForOperations(lock.shortFolder, {
    backup: ({ target }) => writeBackup(database, dataFolder, target),
    configure: (request) => configureChat(database, request),
    pull: (request) => pullContent(database, request),
    apply: (request) => applyContent(database, request, new Date(systemClock.now())),
  });
  let begun = Promise.resolve();
  stopOnSignal(fail, async () => {
    await begun;
    await stopListening();
    await app.close();
    await platform.close();
    await lock.release();
  });
  announce(`http://localhost:${portOf(app.server.server)}`, databaseKind, isDemo);
  if (!isDemo && environment.smtpUrl === null) {
    process.stdout.write('No SMTP_URL is set: invitations and password resets cannot be mailed.\n');
  }
  begun = app.setup.begin();
  await begun;

  function addressOf({ server }: App): string {
    return environment.publicUrl?.origin ?? `http://localhost:${portOf(server.server)}`;
  }
}

/** Before there is an app: it then finds the past as it finds any other, and searches and wakes what is in it. */
async function seedDemoShop(environment: Environment, platform: Platform): Promise<void> {
  const { database, files, clock } = platform;
  const place = { database, files, nowMs: clock.now(), address: shopAddress(environment) };
  await seedDemo(place, environment.hasDemoPast);
}

/** On all addresses of both families, or of the older one where the machine has no IPv6. */
async function listen({ server }: App, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    const isWithoutIpv6 = error instanceof Error && 'code' in error && error.code !== 'EADDRINUSE';
    if (!isWithoutIpv6) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}

async function loadStorefront(serverSecret: string, port: () => number) {
  const { storefront } = await import(pathToFileURL(join(distOf('storefront'), 'index.mjs')).href);
  // The shop is a neighbour, not a part of the desk: it must not be able to sign the desk's tokens.
  const secret = createHmac('sha256', serverSecret).update('storefront').digest('hex');
  const snippetOf = (appKey: string) => `<script async src="/w/${appKey}.js"></script>`;
  const accessToken = storefrontAccessToken(serverSecret);
  const hook = storefrontHook(serverSecret);
  const webhook = { address: () => `http://localhost:${port()}/webhooks/${hook.id}`, secret: hook.secret };
  const options = {
    snippet: snippetOf('demo'),
    assistantSnippet: snippetOf('assistant'),
    ...{ snippetOf, secret, accessToken, webhook },
  };
  return (server: Parameters<typeof storefront>[0]) => storefront(server, options);
}

function announce(address: string, database: 'pglite' | 'postgres', isDemo: boolean): void {
  const demo = isDemo ? [`shop ${address}/`, `script ${address}/w/demo.js`] : [];
  const places = [...demo.slice(0, 1), `console ${address}/console`, ...demo.slice(1)];
  process.stdout.write(`Shopbell is ready at ${address} (${places.join(', ')})\n`);
  if (database === 'pglite') {
    process.stdout.write(
      'The embedded database survives a crash of this program, but not a loss of power.\n',
    );
  }
}

/** On the output only: whoever can read that may also own the installation. */
function printSetupCode(address: string, code: string): void {
  process.stdout.write(`Create the owner at ${address}/console/setup with the code ${code}.\n`);
}

function stopOnSignal(fail: Serving['fail'], stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9_500).unref();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What nobody expected leaves the process in a state that nobody knows: it says so and ends. */
function endWhenNobodyCatches({ saysGoodbye }: Awaited<ReturnType<typeof openPlatform>>): void {
  const end = (error: unknown) => void saysGoodbye(error).finally(() => process.exit(1));
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
}
