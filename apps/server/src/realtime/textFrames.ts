const finalText = 0x81;
const sixteenBits = 126;
const sixtyFourBits = 127;

/** Texts as a server puts them on a WebSocket (RFC 6455, 5.2): each whole, none masked. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLength(length) + length, 0));
  let offset = 0;
  for (const [index, text] of texts.entries()) {
    const length = lengths[index] as number;
    offset = writeHeader(frames, offset, length);
    offset += frames.write(text, offset, length === text.length ? 'latin1' : 'utf8');
  }
  return frames;
}

function headerLength(length: number): number {
  if (length < sixteenBits) return 2;
  return length < 0x10000 ? 4 : 10;
}

function writeHeader(frames: Buffer, offset: number, length: number): number {
  frames[offset] = finalText;
  if (length < sixteenBits) frames[offset + 1] = length;
  else if (length < 0x10000) {
    frames[offset + 1] = sixteenBits;
    frames.writeUInt16BE(length, offset + 2);
  } else {
    frames[offset + 1] = sixtyFourBits;
    frames.writeBigUInt64BE(BigInt(length), offset + 2);
  }
  return offset + headerLength(length);
}
