import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Worker threads and whole programs are started from what the build made, as in production. */
export const workerUrl = new URL('../../dist/embeddedDatabase.worker.mjs', import.meta.url);
export const serverProgram = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));
export const operateProgram = fileURLToPath(new URL('../../dist/operate.mjs', import.meta.url));

/** How a program is started that ends before code which has been improved would have paid for it. */
export const shortLived = [...process.execArgv, '--no-opt'];
