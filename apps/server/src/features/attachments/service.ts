import { randomBytes } from 'node:crypto';
import { type FileAttachment, serverLimits } from '@shopbell/protocol';
import { agentUploadExtensions, judgeUploads, uploadExtensions } from '@shopbell/rules/content';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { type Files, FilesError } from '../../platform/files';
import { createTurns } from './createTurns';
import { prepareFile } from './prepareFile';
import {
  deleteAttachment,
  deleteForgotten,
  findAttachment,
  insertAttachment,
  markConversation,
  markForgotten,
  type Owner,
  referenceAttachments,
} from './store';

export interface AttachmentsDependencies {
  readonly database: Database;
  readonly files: Files;
  readonly clock: Clock;
}

export interface NewFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export type Attachments = ReturnType<typeof createAttachments>;

/** Drawing takes memory and cores; what comes meanwhile waits. */
const drawnAtOnce = 2;
const sweepSize = 200;

export function createAttachments({ database, files, clock }: AttachmentsDependencies) {
  const drawing = createTurns(drawnAtOnce);
  const inShop = ({ shopId }: Owner) => database.inShops([shopId]);

  async function store(owner: Owner, name: string, file: NewFile): Promise<Outcome<FileAttachment>> {
    const preparation = await drawing(() => prepareFile(file.bytes, owner.fromAgent));
    if (preparation.kind === 'refused') return refused(preparation.because);
    const { bytes, extension, contentType, width, height, thumbnail } = preparation.file;
    const facts = {
      name: `${name}.${extension}`,
      originalName: shownName(file.name),
      contentType,
      size: bytes.length,
      width,
      height,
      thumbnail: thumbnail && `${name}-small.webp`,
    };
    const attachment = await insertAttachment(inShop(owner), owner, facts, new Date(clock.now()));
    try {
      await files.put(facts.name, bytes, contentType);
      if (thumbnail && facts.thumbnail) await files.put(facts.thumbnail, thumbnail, 'image/webp');
    } catch (error) {
      await removeFiles(facts).catch(() => {});
      await deleteAttachment(inShop(owner), owner, facts.name);
      if (!(error instanceof FilesError)) throw error;
      return refused(isFull(error) ? 'storage-full' : 'files-down');
    }
    return done(attachment);
  }

  async function removeFiles({ name, thumbnail }: { name: string; thumbnail: string | null }): Promise<void> {
    await files.remove(name);
    if (thumbnail !== null) await files.remove(thumbnail);
  }

  return {
    judge: ({ fromAgent }: Owner, facts: readonly { name: string; size: number }[]): Outcome => {
      const verdict = judgeUploads(facts, fromAgent ? agentUploadExtensions : uploadExtensions);
      return verdict.isAccepted ? done() : refused(verdict.because);
    },

    /** One file, checked, drawn anew and kept under a name that nobody can guess. */
    async add(owner: Owner, file: NewFile): Promise<Outcome<FileAttachment>> {
      const verdict = this.judge(owner, [{ name: file.name, size: file.bytes.length }]);
      if (!verdict.isDone) return verdict;
      return store(owner, randomBytes(20).toString('hex'), file);
    },

    find: (owner: Owner, url: string) => findAttachment(inShop(owner), owner, nameIn(url)),

    /** What a message names, in its order; null if one of them is not there for this sender. */
    async reference(owner: Owner, urls: readonly string[]): Promise<FileAttachment[] | null> {
      const found = await referenceAttachments(inShop(owner), owner, urls.map(nameIn), new Date(clock.now()));
      const attachments = urls.flatMap((url) => found.get(nameIn(url)) ?? []);
      return attachments.length === urls.length ? attachments : null;
    },

    /** Whatever no message has named within a day goes, its files first: a row that is left finds them again. */
    async forgetOld(): Promise<void> {
      const now = clock.now();
      for (;;) {
        const forgotten = await markForgotten(
          database,
          new Date(now - serverLimits.uploadKeptMs),
          new Date(now),
          sweepSize,
        );
        for (const attachment of forgotten) await removeFiles(attachment);
        await deleteForgotten(
          database,
          forgotten.map(({ name }) => name),
        );
        if (forgotten.length < sweepSize) return;
      }
    },

    /** All files of a conversation, also those that a message names; gives how many. */
    async forget({ shopId, conversationId }: Omit<Owner, 'fromAgent'>): Promise<number> {
      const scope = database.inShops([shopId]);
      const marked = await markConversation(scope, { shopId, conversationId }, new Date(clock.now()));
      for (const attachment of marked) await removeFiles(attachment);
      await deleteForgotten(
        scope,
        marked.map(({ name }) => name),
      );
      return marked.length;
    },

    read: (name: string) => files.get(name),
    remove: async (owner: Owner, url: string): Promise<void> => {
      const name = nameIn(url);
      const found = await findAttachment(inShop(owner), owner, name);
      if (!found) return;
      await removeFiles({
        name,
        thumbnail: found.extra?.thumbnailUrl ? nameIn(found.extra.thumbnailUrl) : null,
      });
      await deleteAttachment(inShop(owner), owner, name);
    },
  };
}

const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** One line of text without a path; the end is kept, since the type stands there. */
export const shownName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .slice(-150) || 'file';

export const isFull = ({ cause }: FilesError): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');
