export { addStep, changeStep, leadTo, raiseStep, removeStep, type Way } from './edit';
export { beginHistory, changed, type EditHistory, redone, undone } from './history';
export { type OutlineRow, outlineOf } from './outline';
export { stepKinds, stepNames } from './stepKinds';
export { demoFlows, emptyFlow, flowTemplates } from './templates';
