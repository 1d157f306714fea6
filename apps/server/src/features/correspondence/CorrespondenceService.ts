import type { Answers } from './answers';
import type { Transcripts } from './transcripts';

export interface CorrespondenceService {
  readonly answers: Answers;
  readonly transcripts: Transcripts;
}
