export { createAnswers } from './answers';
export { createInbound } from './inbound';
export { inboundMailRoutes } from './routes';
export { createTranscripts, type Transcripts } from './transcripts';
