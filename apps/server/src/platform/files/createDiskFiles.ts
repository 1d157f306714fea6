import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './Files';
import { FilesError, refuseBadName } from './FilesError';

/** One file for each name, whose first line is the content type: bytes and type cannot be parted. */
export async function createDiskFiles(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async put(key, bytes, contentType) {
      refuseBadName(key, contentType);
      // Written beside and renamed: a reader sees the old file or the new one, never half of it.
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, Buffer.concat([Buffer.from(`${contentType}\n`), bytes]), { flush: true });
        await rename(unfinished, join(folder, key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw unavailable(error);
      }
    },

    async get(key) {
      refuseBadName(key);
      try {
        const content = await readFile(join(folder, key));
        const end = content.indexOf('\n');
        return { contentType: content.subarray(0, end).toString(), bytes: content.subarray(end + 1) };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw unavailable(error);
      }
    },

    async remove(key) {
      refuseBadName(key);
      await rm(join(folder, key), { force: true });
    },

    async check() {
      await access(folder, constants.W_OK).catch((error) => {
        throw unavailable(error);
      });
    },
  };
}

const unavailable = (cause: unknown) => new FilesError('unavailable', 'The disk did not do it', cause);
