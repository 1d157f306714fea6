export { isEmailRequired } from './isEmailRequired';
