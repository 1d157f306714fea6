export { type AvailabilityState, type AvailabilityWatch, createAvailability } from './createAvailability';
