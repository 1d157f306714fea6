// `npm run dev`: the whole product from its sources. A change anywhere is built, the server starts again on the same
// data, and open pages load themselves anew; conversations go on, since that is what they do after any restart.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createProxy } from './dev/createProxy.mjs';
import { createServerProcess } from './dev/createServerProcess.mjs';
import { prepareProgram } from './prepareProgram.mjs';
import { root } from './root.mjs';

await prepareProgram();
const { build } = await import('./build.mjs');
const port = Number(process.env.PORT ?? 4000);
const server = createServerProcess();
const proxy = createProxy(() => server.port());

await server.start();
proxy.listen(port, () => console.log(`Developing at http://localhost:${port} (shop /, console /console)`));

let waiting = null;
let working = Promise.resolve();
for (const folder of ['apps', 'packages']) watch(join(root, folder), { recursive: true }, onChange);

function onChange(_, file) {
  if (/(^|\/)(dist|node_modules)(\/|$)|\.test\.\w+$/.test(file ?? '')) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    working = working.then(rebuild);
  }, 100);
}

async function rebuild() {
  const startedAt = performance.now();
  try {
    await build();
    await server.restart();
    proxy.reloadPages();
    console.log(`Built and started again in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`The build failed, what runs is the last good one:\n${error.message}`);
  }
}
