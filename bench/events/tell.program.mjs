// Sends events as pages do, from a process of its own: whoever waits for acknowledgements does nothing else. By the
// plainest means there are, since shoppers' browsers do their work elsewhere.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

process.on('message', async ({ url, perCall, callsPerSecond, forMs }) => {
  const calls = [];
  const startedMs = performance.now();
  while (performance.now() < startedMs + forMs) {
    const due = ((performance.now() - startedMs) / 1000) * callsPerSecond;
    while (calls.length < due) calls.push(tell(url, perCall));
    await wait(5);
  }
  process.send(await Promise.all(calls));
});

function tell(url, perCall) {
  const properties = { guestId: randomUUID(), campaignId: 'c1', language: 'en-US', device: 'mobile' };
  const events = Array(perCall).fill({ event: 'campaign-shown', properties });
  return new Promise((done, failed) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode));
    });
    call.once('error', failed);
    call.end(JSON.stringify({ events }));
  });
}
