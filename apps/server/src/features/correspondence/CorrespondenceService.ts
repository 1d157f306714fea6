import type { Answers } from './answers';
import type { Notices } from './notices';
import type { Transcripts } from './transcripts';

export interface CorrespondenceService {
  readonly answers: Answers;
  readonly notices: Notices;
  readonly transcripts: Transcripts;
}
