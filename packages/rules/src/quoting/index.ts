export { contradict } from './contradict';
export { passageFor } from './passageFor';
export { sentencesOf } from './sentencesOf';
