import type { Change, FileProblem, Files } from '@shopbell/rules/folder';
import type { Queryable } from '../platform/db';

export interface FolderPlace {
  /** Inside the wall of the shop. */
  readonly transaction: Queryable;
  readonly shopId: number;
}

export interface FolderWork extends FolderPlace {
  readonly at: Date;
  readonly by: string;
  readonly mayDelete: boolean;
}

/** What a feature has in the folder of a shop's content. */
export interface FolderPart {
  isOwn(path: string): boolean;
  /** What is there, as files. */
  read(place: FolderPlace): Promise<Files>;
  /** What the files say, as they are written when they are read again; or what is wrong with them. */
  judge(
    given: Files,
    current: Files,
    at: Date,
  ): { readonly files: Files; readonly problems: readonly FileProblem[] };
  /** Only of changes of its own, with files that were judged. */
  apply(work: FolderWork, files: Files, changes: readonly Change[]): Promise<void>;
}
