export type { CorrespondenceService } from './CorrespondenceService';
export type { Transcripts } from './transcripts';
