export { type PageFacts, readPage } from './readPage';
export { stayLater } from './stayLater';
