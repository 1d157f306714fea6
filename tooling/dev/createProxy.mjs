import http from 'node:http';
import net from 'node:net';

const reloadScript = `new EventSource('/__dev/changes').addEventListener('reload', () => location.reload());`;
const reloadTag = '<script src="/__dev/reload.js"></script>';

/** Stands before the server: adds to every page a script that loads it anew, and passes everything else on. */
export function createProxy(serverPort) {
  const pages = new Set();

  const proxy = http.createServer(async (request, response) => {
    if (request.url === '/__dev/reload.js')
      return response.setHeader('content-type', 'text/javascript').end(reloadScript);
    if (request.url === '/__dev/changes') return keepOpen(response, pages);
    const port = await serverPort().catch(() => null);
    if (port === null) return response.writeHead(502).end('The server does not start; its output says why.');
    const passed = http.request(
      {
        port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'accept-encoding': 'identity' },
      },
      (answer) => passBack(answer, response),
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });

  proxy.on('upgrade', async (request, socket, head) => {
    const port = await serverPort().catch(() => null);
    if (port === null) return socket.destroy();
    const server = net.connect(port, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      server.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      server.write(head);
      server.pipe(socket).pipe(server);
    });
    for (const end of [server, socket]) {
      end.on('error', () => {
        server.destroy();
        socket.destroy();
      });
    }
  });

  return {
    listen: (port, listening) => proxy.listen(port, listening),
    reloadPages() {
      for (const page of pages) page.write('event: reload\ndata:\n\n');
    },
  };
}

function keepOpen(response, pages) {
  response
    .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    .flushHeaders();
  pages.add(response);
  response.on('close', () => pages.delete(response));
}

function passBack(answer, response) {
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  const { 'content-length': length, ...headers } = answer.headers;
  response.writeHead(
    answer.statusCode,
    isPage ? { ...headers, 'cache-control': 'no-store' } : answer.headers,
  );
  if (!isPage) return answer.pipe(response);
  let page = '';
  answer.setEncoding('utf8');
  answer.on('data', (part) => {
    page += part;
  });
  answer.on('end', () => response.end(page.replace('</body>', `${reloadTag}</body>`)));
}
