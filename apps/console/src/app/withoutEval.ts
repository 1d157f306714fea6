/**
 * zod tries `new Function` to see whether it may compile schemas. The console's policy forbids it, and the browser
 * reports the try although zod catches it. So this stands in the first script, before any route that brings schemas: it is
 * zod's own switch, which `z.config` would set too late, after the schemas have been built.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
