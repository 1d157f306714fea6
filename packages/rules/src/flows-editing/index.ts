export { addLooseStep, addStep, changeStep, leadTo, raiseStep, removeStep, type Way } from './edit';
export { beginHistory, changed, type EditHistory, redone, undone } from './history';
export { type OutlineRow, outlineOf } from './outline';
export { placeStep, tidied } from './place';
export { stepKinds, stepNames } from './stepKinds';
export { demoFlows, emptyFlow, flowTemplates } from './templates';
export { type PassedStep, type Trace, traceOf, wayId } from './trace';
