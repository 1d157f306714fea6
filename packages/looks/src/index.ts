export { iconFrame } from './iconFrame';
export { LabelledField } from './LabelledField';
export { useIsLasting } from './useIsLasting';
export { useStore } from './useStore';
