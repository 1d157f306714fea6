import { deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly text: string;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly saysSize?: number;
}

/** A zip file as any program writes it. */
export function zipOf(files: readonly ZippedFile[], remark = ''): Uint8Array {
  const [locals, listed]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, text, mode = 0o100644, flags = 0, method = 8, saysSize } of files) {
    const named = Buffer.from(name);
    const packed = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const size = saysSize ?? Buffer.byteLength(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(named.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(named.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, named, packed);
    listed.push(entry, named);
    offset += 30 + named.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(remark.length, 20);
  return new Uint8Array(Buffer.concat([...locals, ...listed, end, Buffer.from(remark)]));
}
