export { emailAskedBehind } from './emailAskedBehind';
export { isEmailOffered } from './isEmailOffered';
export { isEmailRequired } from './isEmailRequired';
