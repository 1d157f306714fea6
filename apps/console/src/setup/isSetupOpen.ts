import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const setupState = answerWith<{ readonly isOpen: boolean }>('isOpen');

/** Whether this installation waits for its first owner. When in doubt it does not. */
export const isSetupOpen = (): Promise<boolean> =>
  getJson('/console/api/setup', setupState, new AbortController().signal).then(
    ({ isOpen }) => isOpen,
    () => false,
  );
