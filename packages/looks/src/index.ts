export { iconFrame } from './iconFrame';
export { isComposing } from './isComposing';
export { LabelledField } from './LabelledField';
export { useIsLasting } from './useIsLasting';
export { useStore } from './useStore';
