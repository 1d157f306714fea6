import type { ChannelFrame } from './conversation/ChannelFrame';

/** By type; `false` leaves the frame to others as well. */
export type FrameHandlers = {
  readonly [Type in ChannelFrame['type']]?: (frame: Extract<ChannelFrame, { type: Type }>) => unknown;
};

/** Each type of frame has one who knows what to do; says whether there was one. */
export function createFrameTable(handlers: FrameHandlers): (frame: ChannelFrame) => boolean {
  // A type comes from the wire: it must not find what every object has.
  const table = new Map(Object.entries(handlers)) as Map<string, (frame: ChannelFrame) => unknown>;
  return (frame) => {
    const handle = table.get(frame.type);
    return handle !== undefined && handle(frame) !== false;
  };
}
