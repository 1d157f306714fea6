import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reactNames } from './build/reactNames.mjs';
import { root } from './root.mjs';

const files = [
  'react/cjs/react.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];
const source = files.map((file) => readFileSync(join(root, 'node_modules', file), 'utf8')).join('\n');

describe('reactNames', () => {
  it.each(reactNames)('%s is a property of React, and nowhere a text', (name) => {
    expect(source).toMatch(new RegExp(`[.{,\\s]${name}\\b`));
    expect(source).not.toMatch(new RegExp(`["'\`]${name}["'\`]`));
  });
});
