export { canonicalContent } from './canonicalContent';
export { type Bucket, fullBucket, takeFromBucket } from './takeFromBucket';
