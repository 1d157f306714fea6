import { earlier } from './earlier';
import { french } from './french';
import { german } from './german';
import { guestHouse } from './guestHouse';
import { inHand } from './inHand';
import { japanese } from './japanese';
import { lastWeek } from './lastWeek';
import { neighbours } from './neighbours';
import { rightToLeft } from './rightToLeft';
import { snoozed } from './snoozed';
import { spanish } from './spanish';
import { waiting } from './waiting';

/** Thirty days of the demo shop. */
export const tales = [
  ...waiting,
  ...inHand,
  ...snoozed,
  guestHouse,
  ...lastWeek,
  ...earlier,
  ...german,
  ...french,
  ...spanish,
  ...japanese,
  ...rightToLeft,
  ...neighbours,
];
