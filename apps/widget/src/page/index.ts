export { type PageFacts, readPage } from './readPage';
