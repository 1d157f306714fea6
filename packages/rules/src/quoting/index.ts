export { askedIn } from './askedIn';
export { contradict } from './contradict';
export { type Passage, passageFor } from './passageFor';
export { isList, isOpen, isRow } from './passageFrom';
export { sentencesOf } from './sentencesOf';
export { shareSaid } from './shareOf';
