export { attend } from './attend';
