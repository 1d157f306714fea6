export { type Direction, stepBeside } from './beside';
export { connected, endOf, openWay, wayAt } from './connect';
export type { FlowLayout, Place, Point, Route } from './FlowLayout';
export { type Graph, graphOf, startId } from './graph';
export { layoutGraph } from './layout';
export { entryY, exitY, hasNamedExits, startSize } from './sizes';
