import type { Engine } from '../assistant';
import type { ModelPlace } from './askModel';

/** chosen: shops with a model of their own that are asked in the same minutes. */
const enginesKept = 50;

/** One for each place, as long as it is asked: to make the SDK's takes as long as to ask it. */
export function createEngines(create: (place: ModelPlace) => Engine): (place: ModelPlace) => Engine {
  const kept = new Map<string, Engine>();
  return (place) => {
    const key = JSON.stringify([place.baseUrl, place.apiKey, place.model]);
    const engine = kept.get(key) ?? create(place);
    kept.delete(key);
    kept.set(key, engine);
    const [oldest] = kept.keys();
    if (kept.size > enginesKept && oldest !== undefined) kept.delete(oldest);
    return engine;
  };
}
