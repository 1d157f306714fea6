export { createLocalEmbedder } from './createLocalEmbedder';
export { createRemoteEmbedder } from './createRemoteEmbedder';
export type { Embedder } from './Embedder';
