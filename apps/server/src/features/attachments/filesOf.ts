import type { FastifyError, FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/problem';
import type { NewFile } from './service';

/** One after the other: only one of them is in memory. A form that cannot be read is the sender's fault. */
export async function* filesOf(request: FastifyRequest): AsyncGenerator<NewFile> {
  if (!request.isMultipart()) throw new ProblemError('invalid-request', 'Send multipart/form-data.');
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer();
      yield { name: part.filename, bytes };
    }
  } catch (error) {
    throw asProblem(error);
  }
}

function asProblem(error: unknown): ProblemError {
  const code = (error as Partial<FastifyError>).code;
  if (code === 'FST_FILES_LIMIT') return new ProblemError('too-many-files');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ProblemError('file-too-large');
  return new ProblemError('invalid-request', 'The form cannot be read.');
}
