const text = 0x81;
const masked = 0x80;
const sixteenBits = 126;
const sixtyFourBits = 127;

/**
 * A WebSocket that is already open, reduced to what a load needs: whoever asks has to cost less than who is asked. Texts
 * go out in one piece, under a mask of zeros, which leaves them as they are; of each that comes in, `hear` gets the
 * beginning.
 */
export function bareSocket({ _socket: stream }, hear, beginningLength) {
  stream.removeAllListeners('data');
  let rest = Buffer.alloc(0);
  stream.on('data', (data) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    let offset = 0;
    for (let frame = readFrame(rest, offset); frame; frame = readFrame(rest, offset)) {
      hear(rest.latin1Slice(frame.start, Math.min(frame.end, frame.start + beginningLength)));
      offset = frame.end;
    }
    rest = rest.subarray(offset);
  });
  return { send: (texts) => stream.write(Buffer.concat(texts.map(frameOf))) };
}

/** Where the next whole frame stands, if it is there. */
function readFrame(data, offset) {
  if (data.length < offset + 2) return null;
  const short = data[offset + 1];
  const headerLength = short < sixteenBits ? 2 : short === sixteenBits ? 4 : 10;
  if (data.length < offset + headerLength) return null;
  const length =
    short < sixteenBits
      ? short
      : short < sixtyFourBits
        ? data.readUInt16BE(offset + 2)
        : Number(data.readBigUInt64BE(offset + 2));
  const start = offset + headerLength;
  return data.length < start + length ? null : { start, end: start + length };
}

/** For texts of 126 to 65,535 letters, none of them from beyond ASCII. */
function frameOf(payload) {
  const frame = Buffer.allocUnsafe(8 + payload.length);
  frame[0] = text;
  frame[1] = masked | sixteenBits;
  frame.writeUInt16BE(payload.length, 2);
  frame.writeUInt32BE(0, 4);
  frame.latin1Write(payload, 8);
  return frame;
}
