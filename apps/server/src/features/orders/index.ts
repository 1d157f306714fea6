export { type Orders, provenKeyOf } from './service';
