import { type ProblemCode, problems } from '@shopbell/protocol';

/** Why a file is not sent, in words for an agent. */
export function fileProblem(code: ProblemCode | 'network' | 'timeout' | 'cancelled' | 'unreachable'): string {
  if (code === 'file-type') return 'Send a jpg, png, gif, bmp, webp or pdf.';
  if (code === 'too-many-files') return 'Five files at a time, please.';
  if (code in problems) return problems[code as ProblemCode].message;
  return 'The file did not get through.';
}
