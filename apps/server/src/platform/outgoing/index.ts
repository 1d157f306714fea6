export { isPlace } from './allowedPlaces';
export { createOutgoing } from './createOutgoing';
export { type Outgoing, OutgoingError, type OutgoingRequest } from './Outgoing';
