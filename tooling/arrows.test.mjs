import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkArrows } from './arrows/checkArrows.mjs';

const manifest = (name, exports) => JSON.stringify({ name: `@shopbell/${name}`, exports });

const project = {
  'packages/protocol/package.json': manifest('protocol', {
    '.': './src/index.ts',
    './schemas': './src/schemas/index.ts',
  }),
  'packages/protocol/src/index.ts':
    "export type { Message } from './schemas/index';\nexport const limit = 5;",
  'packages/protocol/src/schemas/index.ts':
    "import { z } from 'zod';\nexport const message = z.string();\nexport type Message = z.infer<typeof message>;",
  'packages/rules/package.json': manifest('rules', { './*': './src/*/index.ts' }),
  'packages/rules/src/hours/index.ts':
    "export type { Message } from '@shopbell/protocol';\nexport const open = 1;",
  'packages/rules/src/hours/hours.test.ts': "import '@shopbell/protocol/schemas';\nimport 'vitest';",
  'packages/client/package.json': manifest('client', { './visitor': './src/visitor/index.ts' }),
  'packages/client/src/visitor/index.ts':
    "import { limit } from '@shopbell/protocol';\nimport { open } from '@shopbell/rules/hours';\nexport { limit, open };",
  'apps/embed/package.json': manifest('embed'),
  'apps/embed/src/main.ts': "import { open } from '@shopbell/rules/hours';\nconsole.log(open);",
  'apps/widget/package.json': manifest('widget'),
  'apps/widget/src/app.tsx':
    "import '@shopbell/client/visitor';\nimport css from './app.css?inline';\nexport const flows = () => import('./flows/index');",
  'apps/widget/src/app.css': '',
  'apps/widget/src/features.ts':
    "import { orders } from './orders/feature';\nexport const features = [orders];",
  'apps/widget/src/rooms.ts': "import { rights } from './rights/feature';\nexport const rooms = [rights];",
  'apps/widget/src/rights/feature.ts':
    "import type { Rights } from './lazy/Rights';\nexport const rights = { load: (): Promise<Rights> => import('./lazy/Rights') };",
  'apps/widget/src/rights/lazy/Rights.tsx': "import 'react';\nexport type Rights = unknown;",
  'apps/widget/src/orders/feature.ts':
    "import type { Order } from './Order';\nimport { title } from './title';\nexport const orders = { title, load: (): Promise<Order> => import('./lazy/Orders') };",
  'apps/widget/src/orders/Order.tsx': "import 'react';\nexport type Order = unknown;",
  'apps/widget/src/orders/title.ts': "export const title = 'Orders';",
  'apps/widget/src/orders/lazy/Orders.tsx': "import 'react';\nexport const Orders = 1;",
  'apps/widget/src/flows/index.ts':
    "import type { Flow } from './lazy/Flow';\nexport const load = (): Promise<Flow> => import('./lazy/Flow');",
  'apps/widget/src/flows/lazy/Flow.tsx':
    "import { steps } from '../steps';\nexport type Flow = unknown;\nsteps();",
  'apps/widget/src/flows/steps.ts': 'export const steps = () => 1;',
  'apps/console/package.json': manifest('console'),
  'apps/console/src/main.tsx': "import '@shopbell/client/visitor';\nimport '@shopbell/protocol/schemas';",
  'apps/server/package.json': manifest('server'),
  'apps/server/src/main.ts': "import '@shopbell/protocol/schemas';\nimport './features/agents/index.js';",
  'apps/server/src/main.test.ts': "import '@shopbell/client/visitor';",
  'apps/server/src/testing/shopper.ts': "import '@shopbell/client/visitor';",
  'apps/server/src/features/agents/index.ts': "export { store } from './store';",
  'apps/server/src/features/agents/store.ts': 'export const store = 1;',
  'apps/server/src/features/flows/index.ts': "import { store } from '../agents/index';\nexport { store };",
  'apps/storefront/package.json': manifest('storefront'),
  'apps/storefront/src/index.ts': "import 'fastify';",
  'e2e/journey.ts': 'export const journey = 1;',
};

const folders = [];

function problemsWith(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  folders.push(folder);
  for (const [path, content] of Object.entries({ ...project, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return checkArrows(folder).problems;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('arrows', () => {
  it('finds nothing in a project that keeps to the design', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    ['unresolved', 'apps/server/src/main.ts', "import './missing';"],
    ['unresolved', 'apps/server/src/main.ts', "import '@shopbell/protocol/src/index';"],
    ['workspace-by-path', 'apps/server/src/main.ts', "import '../../../packages/rules/src/hours/index';"],
    ['arrow', 'packages/protocol/src/late.ts', "import '@shopbell/rules/hours';"],
    [
      'arrow',
      'packages/rules/src/hours/index.ts',
      "import type { Message } from '@shopbell/protocol/schemas';",
    ],
    ['arrow', 'packages/rules/src/hours/index.ts', "import '@shopbell/client/visitor';"],
    ['arrow', 'packages/client/src/visitor/index.ts', "import '@shopbell/protocol/schemas';"],
    ['arrow', 'apps/embed/src/main.ts', "import '@shopbell/client/visitor';"],
    ['arrow', 'apps/widget/src/app.tsx', "type Message = import('@shopbell/protocol/schemas').Message;"],
    ['arrow', 'apps/server/src/main.ts', "import '@shopbell/client/visitor';"],
    ['arrow', 'apps/storefront/src/index.ts', "import '@shopbell/protocol';"],
    ['arrow', 'apps/storefront/src/index.test.ts', "import '@shopbell/protocol/schemas';"],
    ['protocol-alone', 'packages/protocol/src/late.ts', "import type { Infer } from 'zod';"],
    ['protocol-alone', 'packages/protocol/src/schemas/late.ts', "import 'node:fs';"],
    [
      'protocol-types-door',
      'packages/protocol/src/late.ts',
      "import { type Message } from './schemas/index';",
    ],
    [
      'feature-door',
      'apps/server/src/features/flows/index.ts',
      "import type { Store } from '../agents/store';",
    ],
    ['lazy', 'apps/widget/src/app.tsx', "export { Flow } from './flows/lazy/Flow';"],
    ['workshop', 'apps/server/src/main.ts', "import '../../../e2e/journey';"],
    ['circle', 'apps/server/src/features/agents/store.ts', "import './index';"],
    ['circle', 'apps/server/src/features/agents/store.ts', "import type { store } from './index';"],
    ['circle', 'apps/widget/src/flows/lazy/Flow.tsx', "import { load } from '../index';"],
    ['circle', 'apps/server/src/features/agents/store.ts', "import './store';"],
    ['record', 'apps/widget/src/features.ts', "import { Orders } from './orders/lazy/Orders';"],
    ['record', 'apps/widget/src/orders/feature.ts', "import { Order } from './Order';"],
    ['record', 'apps/widget/src/orders/title.ts', "import { useState } from 'react';"],
    ['record', 'apps/widget/src/orders/title.ts', "import css from '../app.css?inline';"],
    ['record', 'apps/widget/src/rooms.ts', "import { rights } from './rights/lazy/Rights';"],
    ['record', 'apps/widget/src/rooms.ts', "import './orders/feature';\nimport './rights/feature';"],
    ['record', 'apps/widget/src/start.ts', "import { rooms } from './rooms';"],
    ['record', 'apps/widget/src/flows/feature.ts', "import type { Flow } from './lazy/Flow';"],
    ['zod-in-page', 'apps/widget/src/flows/lazy/Flow.tsx', "import 'zod';"],
    ['outgoing', 'apps/server/src/main.ts', "await fetch('https://shop.test');"],
    ['outgoing', 'apps/server/src/main.ts', "await globalThis.fetch('https://shop.test');"],
    ['outgoing', 'apps/server/src/main.ts', "await client.fetch('https://shop.test');"],
    ['outgoing', 'apps/server/src/main.ts', 'const ask = fetch;'],
    ['outgoing', 'apps/server/src/main.ts', 'const create = (ask = fetch) => ask;'],
    ['outgoing', 'apps/server/src/main.ts', 'create({ fetch });'],
    ['outgoing', 'apps/server/src/main.ts', 'create(fetch);'],
    ['outgoing', 'apps/server/src/main.ts', "import https from 'node:https';"],
    ['outgoing', 'apps/server/src/main.ts', "import { request } from 'http';"],
    ['outgoing', 'apps/server/src/main.ts', "import { request } from 'undici';"],
  ])('%s: %s with %s', (rule, path, source) => {
    expect(problemsWith({ [path]: source }).map((problem) => problem.rule)).toContain(rule);
  });

  it.each([
    ['apps/server/src/platform/outgoing/exchange.ts', "import https from 'node:https';\nfetch('x');"],
    ['apps/server/src/main.ts', "await outgoing.fetch('https://shop.test');"],
    ['apps/server/src/main.ts', "await boss.fetch('mails');"],
    ['apps/server/src/main.ts', "await options.outgoing.fetch('https://shop.test');"],
    ['apps/server/src/main.ts', "import type { IncomingMessage } from 'node:http';"],
    ['apps/server/src/main.ts', "import { createServer, type Server } from 'node:http';"],
    ['apps/server/src/main.ts', '// It would fetch(nothing).'],
    ['apps/server/src/main.ts', 'export const door = { async fetch() {} };'],
    ['apps/server/src/main.test.ts', "await fetch('https://shop.test');"],
    ['apps/widget/src/flows/steps.ts', "export const steps = () => fetch('/cart.js');"],
  ])('lets %s have %s', (path, source) => {
    expect(problemsWith({ [path]: source })).toEqual([]);
  });

  it('names the way by which zod reaches a page', () => {
    const leak = { 'packages/protocol/src/index.ts': "export { message } from './schemas/index';" };
    const way =
      'packages/client/src/visitor/index.ts → packages/protocol/src/index.ts → packages/protocol/src/schemas/index.ts → zod';
    expect(problemsWith(leak)).toContainEqual({
      rule: 'zod-in-page',
      text: `apps/widget/src/app.tsx → ${way}`,
    });
  });

  const agents = 'apps/server/src/features/agents';
  const circle = { [`${agents}/store.ts`]: "import './index';" };
  const files = [`${agents}/index.ts`, `${agents}/store.ts`];

  it('names every file of a circle once', () => {
    expect(problemsWith(circle)).toEqual([{ rule: 'circle', text: files.join(', ') }]);
  });

  it('tells two circles apart, though one leads to the other', () => {
    const another = {
      'apps/server/src/main.ts': "import './other';",
      'apps/server/src/other.ts': "import './main';\nimport './features/agents/index';",
    };
    expect(problemsWith({ ...circle, ...another }).map(({ text }) => text)).toEqual([
      'apps/server/src/main.ts, apps/server/src/other.ts',
      files.join(', '),
    ]);
  });
});
