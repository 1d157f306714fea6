import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from '@shopbell/looks/build';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Every schema of zod can describe itself as JSON schema; nobody asks in a browser, and it is a fifth of zod. */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  enforce: 'pre',
  load(id) {
    if (!/zod[/]v4[/]core[/](json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    return Array.from(names, ([, name]) => `export const ${name} = () => () => undefined;`).join('\n');
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), designTokens(), withoutJsonSchemas],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which chunks a route loads: tooling/bytes.json bounds them.
    manifest: true,
    modulePreload: { polyfill: false },
    // The browsers of the last two years, which have light-dark() and oklch() themselves.
    target: ['chrome130', 'edge130', 'firefox132', 'safari18'],
    // The console's policy is default-src 'self': a data: address would be refused.
    assetsInlineLimit: 0,
    // What is sent is bounded by tooling/bytes.json; this one counts before compression.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The second is what the settings show the chat in.
      input: ['index.html', 'preview.html'].map((name) => join(import.meta.dirname, name)),
      output: {
        codeSplitting: {
          groups: [
            // Constants of the protocol are wanted everywhere; a group takes what its modules import along, so they come first.
            { name: 'shared', test: /[/]protocol[/]src[/](?!schemas[/])/, priority: 4 },
            // Routes with forms of their own use schemas; the first load has none.
            { name: 'schemas-zod', test: /[/]node_modules[/]zod/, priority: 3 },
            {
              name: 'schemas',
              test: /[/]protocol[/]src[/]schemas[/](?!index|settings|consoleChats|fieldProblems|consoleCatalogue|content)/,
              priority: 2,
            },
            // Only the settings need theirs, and they are many.
            {
              name: 'settings-schemas',
              test: /[/]protocol[/]src[/]schemas[/](index|settings|consoleChats|fieldProblems)/,
              priority: 1,
            },
            { name: 'vendor', test: /[/]node_modules[/](react|react-dom|scheduler|@tanstack)[/]/ },
            // The mark is on the first screen: with the forms that show it too, it would bring them all along.
            { name: 'shared', test: /icons[/]BrandMark/ },
            // A few lines each, used all over: one request instead of twenty. What only lazy parts use stays with them.
            {
              name: 'shared',
              test: /console[/]src[/](app[/](?!Page[.]|Table[.])|desk[/]|forms[/]FormProblem|http[/]|icons[/]|session[/](?!CodeForm)|firstRun[/]firstRunQuery|content[/]LinkedText|team[/]roleWords)|[/](client|rules|looks)[/]src[/](?!assistant-text|content|flows|passwords|uploads|links|chime)/,
              minShareCount: 2,
            },
            // Menus, tips and notices come behind the first screen, and all of them soon; the inbox needs a little of theirs.
            { name: 'places', test: /[/]node_modules[/]@floating-ui[/]utils[/]/, priority: 1 },
            {
              name: 'popups',
              test: /[/]node_modules[/](radix-ui|@radix-ui|@floating-ui[/](core|dom|react-dom))[/]/,
              minShareCount: 2,
            },
            // What screens with forms and tables share; the inbox has neither.
            {
              name: 'forms',
              test: /console[/]src[/](forms[/](?!FormProblem)|session[/]CodeForm|app[/](Page|Table)[.])|rules[/]src[/]passwords/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
