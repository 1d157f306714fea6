import type { OnProblem } from '../../problems';
import type { VisitorStorage } from './VisitorStorage';

/** What was stored may be half a write or a shopper's edit: that is told, and counts as nothing (STO-09). */
export function readJson(
  storage: Pick<VisitorStorage, 'read'>,
  key: string,
  onProblem: OnProblem = () => {},
): unknown {
  const stored = storage.read(key);
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    onProblem({ code: 'INVALID_STORED_JSON', info: { key } });
    return null;
  }
}
