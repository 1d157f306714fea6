import { importLimits } from '@shopbell/protocol';
import { type ZipEntry, zipEntries } from '@shopbell/rules/article-import';

export interface NamedFile {
  readonly path: string;
  readonly file: Blob;
}

export interface Unzipped {
  readonly files: readonly NamedFile[];
  readonly refused: readonly { readonly path: string; readonly problem: string }[];
}

/** A letter has up to four bytes. */
const [fileMax, wholeMax] = [4 * importLimits.fileMax, 4 * importLimits.wholeMax];
/** chosen: of a folder with pictures beside its articles. */
const limits = { fileMax, entriesMax: 5000 };
const readText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * The files of a zipped folder, unpacked in this browser, and only those that are wanted. What says it is small and is not ends
 * where the limit is, so that nobody's memory is filled by it.
 */
export async function unzip(
  { path, file }: NamedFile,
  isWanted: (path: string) => boolean,
): Promise<Unzipped> {
  if (file.size > wholeMax) return { files: [], refused: [{ path, problem: 'It is too large.' }] };
  const found = zipEntries(new Uint8Array(await file.arrayBuffer()), limits, readText);
  if ('problem' in found) return { files: [], refused: [{ path, problem: `It ${found.problem}.` }] };
  const files: NamedFile[] = [];
  const refused = [...found.refused];
  let left = wholeMax;
  for (const entry of found.entries) {
    if (!isWanted(entry.path)) {
      files.push({ path: entry.path, file: new Blob() });
      continue;
    }
    const text = await unpack(entry, Math.min(left, fileMax));
    if ('problem' in text) refused.push({ path: entry.path, ...text });
    else {
      left -= text.size;
      files.push({ path: entry.path, file: text });
    }
  }
  return { files, refused };
}

async function unpack(entry: ZipEntry, max: number): Promise<Blob | { readonly problem: string }> {
  const packed = new Blob([entry.bytes.slice()]);
  const stream = entry.isPacked
    ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    : packed.stream();
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > max) {
        await reader.cancel();
        return { problem: 'It is larger than any article may be.' };
      }
      parts.push(read.value);
    }
  } catch {
    return { problem: 'It is damaged.' };
  }
  return new Blob(parts);
}
