// `node bench/long.mjs`: ten thousand messages in the chat window, in Chromium (CHROME names another). Prints how long they
// take to show, how many nodes they are, and from a trace how long the main thread was busy in each frame while someone
// scrolls through them; with 4× slower CPU, as on a phone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from './startServer.mjs';

const port = 4870;
const slowDown = 4;
const steps = 120;
const stepPx = 400;

const folder = await mkdtemp(join(tmpdir(), 'shopbell-bench-'));
const server = await startServer({ PORT: String(port), DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium' });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const begun = performance.now();
  await page.goto(`http://localhost:${port}/gallery?scene=conversation/huge&theme=light`);
  await page.getByText(/^Message number 10000\b/).waitFor();
  const shownMs = performance.now() - begun;
  await page.locator('.long-list').waitFor();
  const countNodes = () =>
    page.evaluate(() => document.querySelector('main').shadowRoot.querySelectorAll('.window *').length);
  const nodes = await countNodes();

  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  const gapsMs = await page.getByRole('log').evaluate(
    async (list, [count, by]) => {
      const times = [];
      for (let step = 0; step < count; step += 1) {
        list.scrollTop -= by;
        times.push(await new Promise(requestAnimationFrame));
      }
      return times.slice(1).map((time, index) => time - times[index]);
    },
    [steps, stepPx],
  );
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const tasksMs = traceEvents
    .filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))
    .map(({ dur }) => dur / 1000);
  console.log(
    `shown after ${shownMs.toFixed(0)} ms (page load included), ${nodes} nodes, while scrolled ${await countNodes()}`,
  );
  console.log(`frames while scrolling: ${describe(gapsMs)}`);
  console.log(
    `tasks of the main thread: ${describe(tasksMs)}; over 50 ms: ${tasksMs.filter((ms) => ms > 50).length}`,
  );
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function describe(values) {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (part) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}
