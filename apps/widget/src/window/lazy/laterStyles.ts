export { default as css } from './later.css?inline';
