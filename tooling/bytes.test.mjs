import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesMatching } from './bytes/filesMatching.mjs';
import { measureBytes } from './bytes/measureBytes.mjs';
import { unmeasuredParts } from './bytes/unmeasuredParts.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bytes-'));
  mkdirSync(join(folder, 'dist/widget/lazy'), { recursive: true });
  writeFileSync(join(folder, 'dist/widget/app.1a.js'), 'a'.repeat(10_000));
  writeFileSync(join(folder, 'dist/widget/app.1a.css'), 'b'.repeat(10_000));
  writeFileSync(join(folder, 'dist/widget/lazy/flow.2b.js'), randomBytes(1_000));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('filesMatching', () => {
  it.each([
    ['dist/widget/app.1a.js', ['dist/widget/app.1a.js']],
    ['dist/widget/app.*.js', ['dist/widget/app.1a.js']],
    ['dist/widget/*.js', ['dist/widget/app.1a.js']],
    ['dist/**/*.js', ['dist/widget/app.1a.js', 'dist/widget/lazy/flow.2b.js']],
    ['dist/widget/other.js', []],
    ['nowhere/*.js', []],
  ])('%s', (pattern, files) => {
    expect(filesMatching(folder, pattern)).toEqual(files);
  });
});

describe('measureBytes', () => {
  it('counts compressed bytes', () => {
    const [row] = measureBytes(folder, { app: { file: 'dist/widget/app.1a.js', limit: 100 } });
    expect(row).toEqual({ name: 'app', bytes: expect.any(Number), limit: 100, missing: [], isWithin: true });
    expect(row.bytes).toBeLessThan(100);
  });

  it('counts what the build has compressed, if that is the same file', () => {
    const [text, other] = ['c'.repeat(5_000), 'd'.repeat(5_000)];
    const measure = () => measureBytes(folder, { served: { file: 'served/app.js', limit: 5_000 } })[0].bytes;
    mkdirSync(join(folder, 'served'), { recursive: true });
    writeFileSync(join(folder, 'served/app.js'), text);
    const itself = measure();
    const lightly = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
    const served = brotliCompressSync(text, lightly);
    writeFileSync(join(folder, 'served/app.js.br'), served);
    expect(served.length).not.toBe(itself);
    expect(measure()).toBe(served.length);
    writeFileSync(join(folder, 'served/app.js.br'), brotliCompressSync(other, lightly));
    expect(measure()).toBe(itself);
  });

  it('adds up a list of files and counts a file once', () => {
    const [all, listed] = measureBytes(folder, {
      all: { file: 'dist/**/*.js', limit: 2_000 },
      listed: { file: ['dist/widget/*.js', 'dist/**/*.js'], limit: 2_000 },
    });
    expect(all.bytes).toBeGreaterThan(1_000);
    expect(listed.bytes).toBe(all.bytes);
  });

  it('fails one byte over the limit and not at it', () => {
    const [{ bytes }] = measureBytes(folder, { flow: { file: 'dist/widget/lazy/*.js', limit: 0 } });
    const [at, under] = measureBytes(folder, {
      at: { file: 'dist/widget/lazy/*.js', limit: bytes },
      under: { file: 'dist/widget/lazy/*.js', limit: bytes - 1 },
    });
    expect([at.isWithin, under.isWithin]).toEqual([true, false]);
  });

  it('counts the parts of a manifest that are named, and nothing else', () => {
    mkdirSync(join(folder, 'build/assets'), { recursive: true });
    for (const name of ['app.js', 'react.js', 'later.js']) {
      writeFileSync(join(folder, 'build/assets', name), randomBytes(1_000));
    }
    writeFileSync(join(folder, 'build/manifest.json'), '{"app":"app.js","imports":["react.js"]}');
    const [found, gone] = measureBytes(folder, {
      found: { file: [], manifest: 'build/manifest.json', parts: ['app', 'imports'], limit: 2_100 },
      gone: { file: [], manifest: 'build/gone.json', parts: ['app'], limit: 2_100 },
    });
    expect(found.isWithin).toBe(true);
    expect(found.bytes).toBeGreaterThanOrEqual(2_000);
    expect(gone).toMatchObject({ missing: ['build/gone.json'], isWithin: false });
  });

  describe('by the manifest of a page', () => {
    const manifest = 'page/.vite/manifest.json';
    const shell = ['index.html', 'src/desk.ts'];
    const measure = (of, beyond) =>
      measureBytes(folder, { route: { chunks: { manifest, of, beyond }, limit: 4_000 } })[0];

    beforeAll(() => {
      mkdirSync(join(folder, 'page/.vite'), { recursive: true });
      for (const name of ['index.js', 'vendor.js', 'desk.js', 'report.js', 'plot.js', 'later.js'])
        writeFileSync(join(folder, 'page', name), randomBytes(1_000));
      const chunk = (file, ...imports) => ({ file, imports });
      const chunks = {
        'index.html': chunk('index.js', '_vendor.js'),
        '_vendor.js': chunk('vendor.js'),
        'src/desk.ts': { ...chunk('desk.js', 'index.html', '_vendor.js'), css: ['desk.css'] },
        'src/report.tsx': {
          ...chunk('report.js', '_vendor.js', '_plot.js'),
          dynamicImports: ['src/later.ts'],
        },
        '_plot.js': { ...chunk('plot.js', 'index.html'), name: 'plot' },
        'src/later.ts': chunk('later.js'),
      };
      writeFileSync(join(folder, manifest), JSON.stringify(chunks));
    });

    it('counts what loads together, each once', () => {
      const { bytes, isWithin } = measure(shell);
      expect(isWithin).toBe(true);
      expect(Math.floor(bytes / 1_000)).toBe(3);
    });

    it('counts what a route loads beyond the shell, and nothing that it may load later', () => {
      expect(Math.floor(measure(['src/report.tsx'], shell).bytes / 1_000)).toBe(2);
    });

    it('finds what lies together by the name of its file', () => {
      expect(Math.floor(measure(['plot'], shell).bytes / 1_000)).toBe(1);
    });

    it('counts the styles apart', () => {
      writeFileSync(join(folder, 'page/desk.css'), randomBytes(500));
      const chunks = { manifest, of: shell, areStyles: true };
      const [{ bytes }] = measureBytes(folder, { styles: { chunks, limit: 4_000 } });
      expect(Math.floor(bytes / 500)).toBe(1);
    });

    it('fails for a route that has come into the shell, or into another chunk', () => {
      const pulledIn = measure(['src/report.tsx'], [...shell, 'src/report.tsx']);
      expect(pulledIn).toMatchObject({
        isWithin: false,
        missing: ['src/report.tsx, which has no chunk of its own'],
      });
      expect(measure(['src/gone.tsx'], shell).isWithin).toBe(false);
    });
  });

  it('fails for a file that is not there, although zero bytes are within any limit', () => {
    const budgets = { gone: { file: ['dist/widget/*.js', 'dist/gone.js'], limit: 5_000 } };
    const [row] = measureBytes(folder, budgets);
    expect(row).toMatchObject({ missing: ['dist/gone.js'], isWithin: false });
  });
});

describe('unmeasuredParts', () => {
  const manifest = 'shop/manifest.json';
  const write = (name, text = '') => writeFileSync(join(folder, 'shop', name), text);
  const unmeasured = (...parts) => unmeasuredParts(folder, { row: { manifest, parts, limit: 1 } }, manifest);

  beforeAll(() => {
    mkdirSync(join(folder, 'shop/assets/.vite'), { recursive: true });
    write('manifest.json', '{"build":"b","page":"page.js","app":"app.js","next":["next.js"]}');
    write(
      'assets/.vite/manifest.json',
      '{"src/app.tsx":{"file":"app.js"},"src/later.ts":{"file":"later.js"}}',
    );
    for (const name of ['page.js', 'app.js', 'next.js', 'later.js']) write(`assets/${name}`);
  });

  it('are those of the manifest that no row names; the chunks of the app are bounded by where they load', () => {
    expect(unmeasured('page', 'app', 'next')).toEqual([]);
    expect(unmeasured('page')).toEqual(['app', 'next']);
  });

  it('are not covered by a row of another build', () => {
    const budgets = { row: { manifest: 'other/manifest.json', parts: ['page', 'app', 'next'], limit: 1 } };
    expect(unmeasuredParts(folder, budgets, manifest)).toEqual(['page', 'app', 'next']);
  });

  it('include a file that lies beside them and is known to nobody', () => {
    write('assets/stray.js');
    expect(unmeasured('page', 'app', 'next')).toEqual(['stray.js']);
  });
});
