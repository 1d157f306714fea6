import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { DeliveryOutcome, Transport } from '../letters';
import { readSmsAnswer, type SmsAnswer } from './readSmsAnswer';

/**
 * A text message as one POST in the shape that Twilio documents and others copy. The address holds the account and its
 * token; its query goes along in the form (`From` or `MessagingServiceSid`, and whatever else the service knows).
 * Each message has a connection of its own: one that was kept open may end while a message leaves on it, and then
 * nobody knows whether it was sent.
 */
export function createHttpSmsTransport(
  address: URL,
  { timeoutMs = 20_000 }: { readonly timeoutMs?: number } = {},
): Transport {
  const { username, password, searchParams } = address;
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
  const target = `${address.origin}${address.pathname}`;
  return {
    async deliver({ to, text }) {
      const form = new URLSearchParams([...searchParams, ['To', to], ['Body', text]]).toString();
      const headers = {
        authorization,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(form),
      };
      const send = target.startsWith('https:') ? requestHttps : requestHttp;
      const request = send(target, {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return outcomeOf(request, form);
    },
  };
}

async function outcomeOf(request: ClientRequest, form: string): Promise<DeliveryOutcome> {
  let isConnected = false;
  request.once('socket', (socket) => {
    const ready = 'encrypted' in socket ? 'secureConnect' : 'connect';
    socket.once(ready, () => {
      isConnected = true;
    });
  });
  try {
    return readSmsAnswer(await answerTo(request, form));
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    return { kind: isConnected ? 'unknown' : 'later', because: `The text message service: ${because}` };
  }
}

function answerTo(request: ClientRequest, form: string): Promise<SmsAnswer> {
  return new Promise((done, failed) => {
    request.once('error', failed);
    request.once('response', (response) => {
      const status = response.statusCode ?? 0;
      readText(response).then((text) => done({ status, text }), failed);
    });
    request.end(form);
  });
}
