import { limits, type Nack, type ProblemCode, problems } from '@shopbell/protocol';
import { envelope } from '@shopbell/protocol/schemas';
import type { z } from 'zod';

export type ReadFrame<Frames extends Record<string, z.ZodType>> =
  | {
      [Type in keyof Frames]: {
        kind: 'frame';
        type: Type;
        messageId: string | undefined;
        payload: z.infer<Frames[Type]>;
      };
    }[keyof Frames]
  | { kind: 'refused'; messageId: string; nack: Nack }
  | {
      kind: 'dropped';
      because: 'invalid-json' | 'invalid-envelope' | 'unknown-type' | 'invalid-payload';
      type: string;
    };

/**
 * Text from a socket, checked. What cannot be understood is dropped with a reason, or refused if it can be answered. What
 * comes most may have a shorter way, which answers as the schemas would or leaves it to them.
 */
export function readFrame<Frames extends Record<string, z.ZodType>>(
  text: string,
  frames: Frames,
  readPlain: (json: unknown) => ReadFrame<Frames> | null = () => null,
): ReadFrame<Frames> {
  const json = parseJson(text);
  if (json === undefined) return { kind: 'dropped', because: 'invalid-json', type: '' };
  const plain = readPlain(json);
  if (plain) return plain;
  const outer = envelope.safeParse(json);
  if (!outer.success) return { kind: 'dropped', because: 'invalid-envelope', type: '' };
  const { type, payload } = outer.data;
  const schema = Object.hasOwn(frames, type) ? frames[type] : undefined;
  if (!schema) return { kind: 'dropped', because: 'unknown-type', type };
  const inner = schema.safeParse(payload);
  if (inner.success)
    return { kind: 'frame', type, messageId: outer.data.messageId, payload: inner.data } as ReadFrame<Frames>;
  const messageId =
    outer.data.messageId ?? (typeof payload.messageId === 'string' ? payload.messageId : undefined);
  if (messageId === undefined) return { kind: 'dropped', because: 'invalid-payload', type };
  const code = refusalCode(type, payload);
  const nack = { ...createNack(code, 0, explain(inner.error)), ...sourceOf(payload) };
  return { kind: 'refused', messageId, nack };
}

export function createNack(
  code: ProblemCode,
  retryAfterMs: number,
  reason: string = problems[code].message,
): Nack {
  return { code, reason, retryable: problems[code].retryable, retryAfterMs };
}

/** Which tab and which conversation a refused send came from, as far as it can be told. */
function sourceOf({ conversationId, clientInstanceId }: Record<string, unknown>): Partial<Nack> {
  return {
    ...(typeof conversationId === 'string' && { conversationId }),
    ...(typeof clientInstanceId === 'string' && { clientInstanceId }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Pages tell a refused start of a message for later from other refusals (CON-16). */
function refusalCode(type: string, payload: Record<string, unknown>): ProblemCode {
  if (isTextTooLong(payload)) return 'too-large';
  return /^(pending-offline-capture|contact-form)-init$/.test(type)
    ? 'offline-capture-init'
    : 'invalid-request';
}

function isTextTooLong({ content }: Record<string, unknown>): boolean {
  if (typeof content !== 'object' || content === null || !('text' in content)) return false;
  return typeof content.text === 'string' && content.text.length > limits.messageTextMax;
}

const explain = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
