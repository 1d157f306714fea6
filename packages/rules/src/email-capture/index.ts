export { isEmailOffered } from './isEmailOffered';
export { isEmailRequired } from './isEmailRequired';
