import { serverLimits } from '@shopbell/protocol';
import { agentFrames, serverFrames, visitorFrames } from '@shopbell/protocol/schemas';
import { z } from 'zod';

type Frames = Readonly<Record<string, z.ZodType>>;

const toServer = { visitor: visitorFrames, agent: agentFrames } as const;

/** Both sockets in AsyncAPI's words, made from the schemas that check the frames. */
export function createAsyncApi(version: string) {
  const sides = ['visitor', 'agent'] as const;
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Shopbell sockets',
      version,
      description: `JSON text frames of at most ${serverLimits.frameBytesMax} bytes: {type, messageId?, payload}.`,
    },
    channels: {
      visitor: {
        address: '/ws',
        description: 'Query: appId or appKey, and language. The access token is the subprotocol, base64url.',
        messages: { ...messages(toServer.visitor, 'send'), ...messages(serverFrames, 'receive') },
      },
      agent: {
        address: '/console/ws',
        description: "The session's cookie signs in; only the console's own origin is accepted.",
        messages: { ...messages(toServer.agent, 'send'), ...messages(serverFrames, 'receive') },
      },
    },
    operations: Object.fromEntries(
      sides.flatMap((side) => [
        [`${side}Sends`, operation(side, 'receive', toServer[side], 'send')],
        [`${side}Hears`, operation(side, 'send', serverFrames, 'receive')],
      ]),
    ),
  };
}

type Direction = 'send' | 'receive';
const nameOf = (type: string, direction: Direction) => `${type}.${direction}`;

function messages(frames: Frames, direction: Direction) {
  return Object.fromEntries(
    Object.entries(frames).map(([type, schema]) => [
      nameOf(type, direction),
      { name: type, contentType: 'application/json', payload: envelope(type, schema) },
    ]),
  );
}

const envelope = (type: string, schema: z.ZodType) => ({
  type: 'object',
  required: ['type', 'payload'],
  properties: {
    type: { const: type },
    messageId: { type: 'string' },
    payload: z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }),
  },
});

function operation(side: string, action: Direction, frames: Frames, direction: Direction) {
  return {
    action,
    channel: { $ref: `#/channels/${side}` },
    messages: Object.keys(frames).map((type) => ({
      $ref: `#/channels/${side}/messages/${nameOf(type, direction)}`,
    })),
  };
}
