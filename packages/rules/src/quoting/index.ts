export { askedIn } from './askedIn';
export { asTitled } from './asTitled';
export { contradict, countOtherwise } from './contradict';
export { type Passage, passageFor } from './passageFor';
export { isList, isOpen, isRow } from './passageFrom';
export { sentencesOf } from './sentencesOf';
export { shareSaid } from './shareOf';
export { unsaidIn } from './unsaidIn';
