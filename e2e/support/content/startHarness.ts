import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { designTokens } from '@shopbell/looks/build';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** As strict as a page can be: no parser may be given text, no policy may be made, no style may be written. */
const policy = (desk: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `img-src 'self' data: https://shop.test ${desk}`,
    `connect-src 'self' ${desk}`,
    'media-src https://shop.test',
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://www.loom.com',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const page =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title>' +
  '<link rel="icon" href="data:,"><script type="module" src="/harness.js"></script>';

/** A page of another origin than the desk, with every example in it. Whatever it asks for as an attachment is the picture. */
export async function startHarness(picture: Buffer) {
  const chunks = await buildChunks();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const code = chunks.get(pathname);
    if (code !== undefined) return response.setHeader('content-type', 'text/javascript').end(code);
    if (pathname !== '/') return response.setHeader('content-type', 'image/png').end(picture);
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy(searchParams.get('desk') ?? ''))
      .end(page);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  return {
    chunks,
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The views of messages as their chunks, by name; nothing is written. */
async function buildChunks(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), designTokens()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { harness: fileURLToPath(new URL('./harness.tsx', import.meta.url)) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
  return new Map(
    bundle.output.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [],
    ),
  );
}
