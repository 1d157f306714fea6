export { contradict } from './contradict';
export { type Passage, passageFor, shareSaid } from './passageFor';
export { isList, isOpen } from './passageFrom';
export { sentencesOf } from './sentencesOf';
