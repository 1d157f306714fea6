export type { Bus } from './Bus';
export type { BusEvent } from './BusEvent';
export { createInProcessBus } from './createInProcessBus';
export { createNatsBus } from './createNatsBus';
