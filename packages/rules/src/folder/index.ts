export { type Header, readHeader, writeHeader } from './header';
export { lineAt, lineOfSyntaxError } from './lineAt';
export {
  type Change,
  type FileProblem,
  type Files,
  isNamed,
  planFolder,
  sayPlan,
  uniqueKeys,
} from './planFolder';
