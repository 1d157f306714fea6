// `node bench/page.mjs`: what the chat costs a shop's page, beside a plain button and a button of eager React, in one run of
// Chromium (CHROME names another) with a slow phone's network and a CPU four times slower. Prints medians, and ratios.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildSync } from 'esbuild';
import { root } from '../tooling/root.mjs';
import { startServer } from './startServer.mjs';

/** Scripts come from another place than the page, as a chat's does. */
const [shopPort, scriptPort, chatPort] = [4871, 4872, 4873];
const rounds = Number(process.env.ROUNDS ?? 7);
const slowDown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const hoverMs = 300;

const plain = `
  const open = () => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  };
  const button = document.createElement('button');
  button.className = 'launcher';
  button.textContent = 'Chat';
  button.onclick = open;
  document.body.append(button);`;
const eager = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Chat() {
    const [isOpen, setIsOpen] = useState(false);
    const launcher = h('button', { key: 1, className: 'launcher', onClick: () => setIsOpen(true) }, 'Chat');
    return [launcher, isOpen && h('textarea', { key: 2, autoFocus: true })];
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(h(Chat));`;
const bundle = (contents) =>
  buildSync({
    stdin: { contents, resolveDir: join(root, 'apps', 'widget'), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0].contents;
const scripts = { '/plain.js': bundle(plain), '/eager.js': bundle(eager) };
const contestants = {
  'plain button': `http://localhost:${scriptPort}/plain.js`,
  'eager React button': `http://localhost:${scriptPort}/eager.js`,
  Shopbell: `http://localhost:${chatPort}/w/demo.js`,
};

const answer = (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://shop');
  const script = scripts[pathname];
  if (script) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' });
    return response.end(brotliCompressSync(script));
  }
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<!doctype html><meta name=viewport content="width=device-width"><title>Shop</title><h1>Shop</h1><script async src="${searchParams.get('script')}"></script>`,
  );
};
const servers = [shopPort, scriptPort].map((port) => createServer(answer).listen(port));
const folder = await mkdtemp(join(tmpdir(), 'shopbell-bench-'));
const server = await startServer({ PORT: String(chatPort), DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium' });
try {
  const results = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  // In turn, so that whatever else the machine does strikes all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const [name, script] of Object.entries(contestants)) results[name].push(await visit(script));
  const medians = Object.fromEntries(
    Object.entries(results).map(([name, visits]) => [
      name,
      Object.fromEntries(
        Object.keys(visits[0]).map((what) => [what, Math.round(median(visits.map((each) => each[what])))]),
      ),
    ]),
  );
  console.table(medians);
  for (const [name, visits] of Object.entries(results)) {
    const blocked = visits.filter(({ longTasks }) => longTasks > 0).length;
    console.log(`${name}: a task over 50 ms before the first touch in ${blocked} of ${rounds} visits`);
  }
  const ratio = (what, to) => (medians.Shopbell[what] / medians[to][what]).toFixed(2);
  const react = 'eager React button';
  console.log(`launcher visible: ${ratio('visibleMs', 'plain button')} × plain button (to reach: 1.1)`);
  console.log(`typing after a hover: ${ratio('hoveredMs', react)} × eager React (to reach: 1.2)`);
  console.log(`typing without: ${ratio('coldMs', react)} × eager React (to reach: 2)`);
  console.log(`typing before the browser was idle: ${ratio('earlyMs', react)} × eager React`);
  console.log(`first keystroke painted: ${ratio('keystrokeMs', react)} × eager React`);
  const sent = [];
  for (let round = 0; round < rounds; round += 1) sent.push(await send());
  console.log(`Enter to frame on the wire: ${Math.round(median(sent))} ms`);
} finally {
  await browser.close();
  for (const server of servers) server.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function visit(script) {
  const calm = await open(script);
  const { visibleMs, blockingMs, longTasks } = await calm.evaluate(() => window.bench);
  const hoveredMs = await press(calm, hoverMs);
  await calm.context().close();
  const cold = await open(script);
  const coldMs = await press(cold, 0);
  await cold.keyboard.press('h');
  const keystrokeMs = await (await cold.waitForFunction(() => window.bench.keystrokeMs)).jsonValue();
  await cold.context().close();
  const early = await open(script, 'commit');
  const earlyMs = await press(early, 0);
  await early.context().close();
  return { visibleMs, blockingMs, longTasks, hoveredMs, coldMs, earlyMs, keystrokeMs };
}

/** A few words at the pace of someone who types well. */
async function send() {
  const page = await open(contestants.Shopbell);
  await press(page, hoverMs);
  await page.keyboard.type('Hello', { delay: 120 });
  await page.keyboard.press('Enter');
  const sentMs = await (await page.waitForFunction(() => window.bench.sentMs)).jsonValue();
  await page.context().close();
  return sentMs;
}

/** A page that has come to rest, or only begun, untouched. */
async function open(script, waitUntil = 'networkidle') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(watch);
  await page.goto(`http://localhost:${shopPort}/?script=${encodeURIComponent(script)}`, { waitUntil });
  await page.waitForFunction(() => window.bench?.visibleMs > 0);
  return page;
}

/** From the press to the first frame in which one can type. */
async function press(page, hoveringMs) {
  const place = await page.evaluate(() => {
    const { x, y, width, height } = window.bench.find('.launcher').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  if (hoveringMs > 0) {
    await page.mouse.move(place.x, place.y);
    await new Promise((done) => setTimeout(done, hoveringMs));
  }
  await page.mouse.click(place.x, place.y);
  return (await page.waitForFunction(() => window.bench.usableMs)).jsonValue();
}

/** Runs in the page before anything else. */
function watch() {
  const find = (selector) =>
    document.querySelector(selector) ??
    document.querySelector('#gorgias-chat-container')?.shadowRoot?.querySelector(selector);
  const bench = { visibleMs: 0, blockingMs: 0, longTasks: 0, usableMs: 0, keystrokeMs: 0, sentMs: 0, find };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      bench.longTasks += 1;
      bench.blockingMs += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = (now) => {
    if (find('.launcher')?.getBoundingClientRect().width > 0) bench.visibleMs = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const wait = () => {
        const field = find('textarea');
        if (!field || field.getRootNode().activeElement !== field) return requestAnimationFrame(wait);
        // Behind the frame in which it is drawn.
        setTimeout(() => {
          bench.usableMs = performance.now() - timeStamp;
        });
      };
      requestAnimationFrame(wait);
    },
    { capture: true, once: true },
  );

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const wait = () => {
        if (!find('textarea').value) return requestAnimationFrame(wait);
        setTimeout(() => {
          bench.keystrokeMs = performance.now() - timeStamp;
        });
      };
      requestAnimationFrame(wait);
    },
    { capture: true, once: true },
  );

  let enteredMs = 0;
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') enteredMs = timeStamp;
    },
    { capture: true },
  );
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (frame) {
    send.call(this, frame);
    if (String(frame).includes('Hello')) bench.sentMs ||= performance.now() - enteredMs;
  };
}

function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
}
