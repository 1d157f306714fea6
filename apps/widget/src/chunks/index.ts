export { lazyView } from './lazyView';
export { ChunkLoadError, loadChunk } from './loadChunk';
