export { createErasure, type Erasure } from './service';
