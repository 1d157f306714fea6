export const eventsPerCallMax = 50;
/** Of an event, and of what it carries. */
export const eventNameMax = 64;
/** What one event may carry, as JSON. */
export const propertiesBytesMax = 4096;
