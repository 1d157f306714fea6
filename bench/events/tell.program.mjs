// Sends events as pages do, from a process of its own: whoever waits for acknowledgements does nothing else. By the
// plainest means there are, a line and the bytes on it, since shoppers' browsers do their work elsewhere.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const linesMax = 20;

process.on('message', async ({ url, perCall, callsPerSecond, forMs }) => {
  const address = new URL(url);
  const lines = await Promise.all(Array.from({ length: linesMax }, () => openLine(address)));
  const calls = [];
  const startedMs = performance.now();
  while (performance.now() < startedMs + forMs) {
    const due = ((performance.now() - startedMs) / 1000) * callsPerSecond;
    while (calls.length < due) calls.push(tell(lines[calls.length % linesMax], address, perCall));
    await wait(10);
  }
  process.send(await Promise.all(calls));
  for (const { socket } of lines) socket.destroy();
});

/** Answers come in the order of the calls, each with its status and nothing behind its heads. */
async function openLine({ hostname, port }) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const waiting = [];
  let heard = '';
  socket.setEncoding('latin1').on('data', (data) => {
    heard += data;
    for (let end = heard.indexOf('\r\n\r\n'); end >= 0; end = heard.indexOf('\r\n\r\n')) {
      waiting.shift()(Number(heard.slice(9, 12)));
      heard = heard.slice(end + 4);
    }
  });
  await once(socket, 'connect');
  return { socket, waiting };
}

function tell({ socket, waiting }, { host, pathname, search }, perCall) {
  const properties = `{"guestId":"${randomUUID()}","campaignId":"c1","language":"en-US","device":"mobile"}`;
  const events = Array(perCall).fill(`{"event":"campaign-shown","properties":${properties}}`);
  const body = `{"events":[${events.join()}]}`;
  const heads = [
    `POST ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    'content-type: text/plain;charset=UTF-8',
  ];
  socket.write(`${heads.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  return new Promise((done) => waiting.push(done));
}
