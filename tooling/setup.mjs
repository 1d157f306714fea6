// What a bare machine with nothing but Node needs before anything else can run. Nothing here may import a
// package: this file runs before there are any.
export { ensureBrowser, ensureLightBrowser } from './setup/browser.mjs';
export { ensureNats } from './setup/nats.mjs';
export { ensurePackages } from './setup/packages.mjs';
export { ensurePostgres } from './setup/postgres.mjs';
