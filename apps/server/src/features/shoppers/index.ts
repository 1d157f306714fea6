export { readAddress } from './readAddress';
