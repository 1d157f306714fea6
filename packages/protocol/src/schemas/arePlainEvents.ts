import { eventNameMax, eventsPerCallMax, propertiesBytesMax } from './eventLimits';
import { isStorable } from './text';

/** As JSON a character is written with six at most, a number with less than thirty. */
const [perCharacter, perValue] = [6, 32];

/**
 * Whether these are events as pages send them all day, `{ events: [{ event, properties }] }` with nothing but words and
 * numbers, far below every limit. The schema says what else is one; it takes six times as long.
 */
export function arePlainEvents(body: unknown): boolean {
  if (!isRecord(body) || !hasOnly(body, ['events']) || !Array.isArray(body.events)) return false;
  const { events } = body;
  return events.length > 0 && events.length <= eventsPerCallMax && events.every(isPlainEvent);
}

function isPlainEvent(given: unknown): boolean {
  if (!isRecord(given) || !hasOnly(given, ['event', 'properties'])) return false;
  const { event, properties } = given;
  if (typeof event !== 'string' || event === '' || event.length > eventNameMax || !isStorable(event))
    return false;
  return isRecord(properties) && areFewWords(properties);
}

function areFewWords(properties: Readonly<Record<string, unknown>>): boolean {
  let length = 0;
  for (const key of Object.keys(properties)) {
    const value = properties[key];
    if (key === '__proto__' || key.length > eventNameMax || !isStorable(key)) return false;
    if (typeof value === 'string' ? !isStorable(value) : typeof value === 'object' && value !== null)
      return false;
    length += perCharacter * (key.length + (typeof value === 'string' ? value.length : 0)) + perValue;
  }
  return length <= propertiesBytesMax;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasOnly(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  const keys = Object.keys(record);
  return keys.length === names.length && names.every((name) => keys.includes(name));
}
