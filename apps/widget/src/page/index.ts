export { keepPlace } from './keepPlace';
export { type PageFacts, readPage } from './readPage';
export { restWhenFrozen } from './restWhenFrozen';
