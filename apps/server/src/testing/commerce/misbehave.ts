import type { ServerResponse } from 'node:http';

/** What can go wrong with somebody else's server, whichever it is. */
export type Misbehaviour =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly json?: unknown;
    }
  | { readonly kind: 'silent' }
  /** It does what it is told, and the line breaks before it says so; questions it answers. */
  | { readonly kind: 'done-unheard' }
  /** The line breaks in the middle. */
  | { readonly kind: 'cut' }
  /** It is said to be JSON, and ends too early. */
  | { readonly kind: 'half-json' }
  | { readonly kind: 'html' }
  | { readonly kind: 'other-shape' }
  | { readonly kind: 'redirect'; readonly to: string };

const json = { 'content-type': 'application/json' };

export function misbehave(reply: ServerResponse, wrong: Misbehaviour): void {
  switch (wrong.kind) {
    case 'status':
      reply.writeHead(wrong.status, { ...json, ...wrong.headers }).end(JSON.stringify(wrong.json ?? {}));
      return;
    case 'silent':
      return;
    case 'done-unheard':
      reply.destroy();
      return;
    case 'cut':
      reply.writeHead(200, { ...json, 'content-length': '5000' });
      reply.write('{"orders": [', () => reply.destroy());
      return;
    case 'half-json':
      reply.writeHead(200, json).end('{"orders": [{"id": 5');
      return;
    case 'html':
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>We are back soon</h1>');
      return;
    case 'other-shape':
      reply.writeHead(200, json).end('{"hello": [1, 2, 3]}');
      return;
    case 'redirect':
      reply.writeHead(302, { location: wrong.to }).end();
  }
}
