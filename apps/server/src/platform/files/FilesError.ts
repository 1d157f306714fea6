export type FilesProblem = 'bad-name' | 'forbidden' | 'no-such-place' | 'unavailable' | 'timeout';

/** Guard by `code`; the message is for the log and names no secret. */
export class FilesError extends Error {
  readonly code: FilesProblem;

  constructor(code: FilesProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** One path segment of plain characters: no folder, no way out of the folder, no hidden file. */
export function refuseBadName(key: string, contentType = 'application/octet-stream'): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/.test(key))
    throw new FilesError('bad-name', 'A file has a name of up to 200 letters, digits, dots, - and _');
  if (!/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(contentType))
    throw new FilesError('bad-name', 'A content type is two words around a slash');
}
