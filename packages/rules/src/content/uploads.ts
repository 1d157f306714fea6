import { uploadLimits } from '@shopbell/protocol';
import { uploadExtensions } from './uploadExtensions';

/** Agents answer with more than pictures (tension 5). */
export const agentUploadExtensions = [...uploadExtensions, 'webp', 'pdf'] as const;

/** A refusal names the text that explains it, and what stands in the text. */
export type UploadVerdict =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      readonly because: 'no-file' | 'too-many-files' | 'file-type' | 'file-too-large';
      readonly textKey: 'uploadNoFile' | 'uploadTooMany' | 'uploadOnlyImages' | 'uploadTooLarge';
      readonly values: Readonly<Record<string, number>>;
    };

export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The page says it before anything is sent, the server says it again (FIL-04). */
export function judgeUploads(
  files: readonly FileFacts[],
  extensions: readonly string[] = uploadExtensions,
): UploadVerdict {
  const { filesMax, bytesMax } = uploadLimits;
  if (files.length === 0) return refuse('no-file', 'uploadNoFile');
  if (files.length > filesMax)
    return refuse('too-many-files', 'uploadTooMany', { maxFilesPerUpload: filesMax });
  if (files.some(({ name }) => !extensions.includes(extensionOf(name))))
    return refuse('file-type', 'uploadOnlyImages');
  if (files.some(({ size }) => size > bytesMax))
    return refuse('file-too-large', 'uploadTooLarge', { maxFileSize: bytesMax / 1024 / 1024 });
  return { isAccepted: true };
}

type Refusal = Exclude<UploadVerdict, { isAccepted: true }>;
const refuse = (
  because: Refusal['because'],
  textKey: Refusal['textKey'],
  values: Refusal['values'] = {},
): Refusal => ({ isAccepted: false, because, textKey, values });
