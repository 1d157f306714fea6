import { defineConfig } from '@playwright/test';

/**
 * Of several lists of features the browser takes the last, so this is all of it. A page that a test has changed on its
 * way has no address of its own, and would be kept from this machine's. And what pops up below the address bar is a
 * page of its own, a renderer for each of ours: a third of the time it takes to open one, for nobody to see.
 */
const without = [
  'LocalNetworkAccessChecks',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
];

/** Background services of the browser look for hosts that a test machine may not reach. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // A page that lives for seconds is gone before its code has been improved, and nobody looks at it.
  '--js-flags=--max-opt=1',
  '--disable-gpu',
  '--in-process-gpu',
  `--disable-features=${without.join()}`,
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'e2e',
  // What is built is JavaScript already, and long.
  build: { external: ['**/dist/**'] },
  outputDir: '.reports/browser',
  globalSetup: './e2e/support/build.setup.ts',
  // Each has a server and a database of its own, which the tests of several files share.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // Nothing here measures time; a machine that is busy with something else is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      args: [...quiet, ...asRoot],
      ...(process.env.CHROME && { executablePath: process.env.CHROME }),
    },
    viewport: { width: 1280, height: 800 },
    // What moves costs a tenth of the time; who looks at how it moves says so.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs a third of the time; `--trace=retain-on-failure` where something is to be looked into.
    trace: 'off',
  },
});
