export { type FallenCase, fallenCases } from './fallenCases';
export { type CaseOutcome, judgeCase } from './judgeCase';
