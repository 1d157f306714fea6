export interface ZipEntry {
  readonly path: string;
  /** Its bytes as they lie in the file, packed or not. */
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
  /** What it says of its own size; only unpacking shows whether that is so. */
  readonly size: number;
}

export interface ZipContents {
  readonly entries: readonly ZipEntry[];
  readonly refused: readonly { readonly path: string; readonly problem: string }[];
}

export interface ZipLimits {
  readonly entriesMax: number;
  readonly fileMax: number;
}

/** UTF-8, which the language itself cannot read. */
export type ReadText = (bytes: Uint8Array) => string;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endLength = 22;
/** As much as may stand behind the end: a remark of two bytes' length. */
const remarkMax = 65_535;
const symbolicLink = 0o120000;
const kindOfFile = 0o170000;

/**
 * What a zip file holds, by the list at its end. Folders are left out; links, what is locked, and names that lead elsewhere are
 * refused. Nothing is unpacked here: browsers do that themselves. Read by hand, since small libraries (fflate 0.8) do not say
 * what is locked or a link, and cut off in silence what is larger than it says.
 */
export function zipEntries(
  bytes: Uint8Array,
  limits: ZipLimits,
  readText: ReadText,
): ZipContents | { readonly problem: string } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return { problem: 'is no zip file' };
  const count = view.getUint16(end + 10, true);
  if (count > limits.entriesMax) return { problem: `has more than ${limits.entriesMax} files` };
  const entries: ZipEntry[] = [];
  const refused: { path: string; problem: string }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const listed =
      at + 46 <= end && view.getUint32(at, true) === entryMark ? readListed(view, bytes, at, readText) : null;
    if (listed === null) return { problem: 'is damaged' };
    at = listed.next;
    if (listed.path.endsWith('/')) continue;
    const problem = problemOf(listed, limits);
    const packed = problem === null ? packedBytes(view, bytes, listed) : null;
    if (problem !== null) refused.push({ path: listed.path, problem });
    else if (packed === null) refused.push({ path: listed.path, problem: 'It is damaged.' });
    else entries.push({ path: listed.path, bytes: packed, isPacked: listed.method === 8, size: listed.size });
  }
  return { entries, refused };
}

/** From behind: the mark may stand in what is packed as well. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - remarkMax);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  return null;
}

interface Listed {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly mode: number;
  readonly offset: number;
  readonly next: number;
}

function readListed(view: DataView, bytes: Uint8Array, at: number, readText: ReadText): Listed | null {
  const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
    ...[number, number, number],
  ];
  const next = at + 46 + name + extra + remark;
  if (next > bytes.length) return null;
  return {
    path: readText(bytes.subarray(at + 46, at + 46 + name)),
    ...{ flags: view.getUint16(at + 8, true), method: view.getUint16(at + 10, true) },
    ...{ packedSize: view.getUint32(at + 20, true), size: view.getUint32(at + 24, true) },
    ...{ mode: view.getUint32(at + 38, true) >>> 16, offset: view.getUint32(at + 42, true), next },
  };
}

function problemOf({ path, flags, method, size, mode }: Listed, { fileMax }: ZipLimits): string | null {
  const parts = path.split('/');
  if (path.startsWith('/') || /^[a-z]:|\\/i.test(path) || parts.includes('..'))
    return 'Its name leads out of the folder.';
  if ((mode & kindOfFile) === symbolicLink) return 'It is a link to another file.';
  if ((flags & 1) === 1) return 'It is locked with a password.';
  if (method !== 0 && method !== 8) return 'It is packed in a way that is not read here.';
  return size > fileMax ? 'It is larger than any article may be.' : null;
}

/** Behind its own header, whose length stands in it. */
function packedBytes(view: DataView, bytes: Uint8Array, { offset, packedSize }: Listed): Uint8Array | null {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== fileMark) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return start + packedSize > bytes.length ? null : bytes.subarray(start, start + packedSize);
}
