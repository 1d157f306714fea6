export { appKeyFor } from './appKeyFor';
