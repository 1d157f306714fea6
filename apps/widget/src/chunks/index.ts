export { lazyView } from './lazyView';
export { loadChunk } from './loadChunk';
