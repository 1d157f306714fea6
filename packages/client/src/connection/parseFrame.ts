import type { ServerFrame } from '@shopbell/protocol';

/** Text from the server, if it is an envelope at all (SOC-43). */
export function parseFrame(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return isFrame(frame) ? frame : null;
  } catch {
    return null;
  }
}

function isFrame(value: unknown): value is ServerFrame {
  return typeof value === 'object' && value !== null && 'type' in value && 'payload' in value;
}
