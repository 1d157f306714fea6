export { Guarded } from './Guarded';
export { lazyView } from './lazyView';
export { loadChunk } from './loadChunk';
