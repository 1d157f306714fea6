import { WebSocket } from 'ws';

export async function openClient(baseUrl, appId) {
  const response = await fetch(`${baseUrl}/auth?appId=${appId}`);
  const token = response.headers.get('authorization').replace('Bearer ', '');
  const protocol = Buffer.from(token).toString('base64url');
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws?appId=${appId}`, [protocol]);
  await new Promise((opened) => socket.once('open', opened));
  return socket;
}

export function say(socket, text, messageId) {
  const payload = { messageId, content: { type: 'text', text } };
  socket.send(JSON.stringify({ type: 'pending-conversation-message', messageId, payload }));
}

export function nextFrame(socket, isIt) {
  return new Promise((done) => {
    socket.on('message', function hear(data) {
      const { type, payload } = JSON.parse(data);
      if (type !== 'conversation-message' || !isIt(payload)) return;
      socket.off('message', hear);
      done(payload);
    });
  });
}
