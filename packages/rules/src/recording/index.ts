export { createRecorder } from './createRecorder';
export { momentsOf, type RecordedEvent, type RecordedMoment } from './momentsOf';
export { laterOn, type PlayedDisplay, playAgain } from './playAgain';
export type { RecordedFacts } from './RecordedFacts';
