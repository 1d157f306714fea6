import { ahead } from './ahead/feature';
import type { Feature } from './app/Feature';
import { assistant } from './assistant/feature';
import { capture } from './capture/feature';
import { floatingInput } from './floating-input/feature';
import { flows } from './flows/feature';
import { fonts } from './fonts/feature';
import { helpCenter } from './help-center/feature';
import { preview } from './preview/feature';
import { rights } from './rights/feature';
import { selfService } from './self-service/feature';
import { storefront } from './storefront/feature';
import { tracking } from './tracking/feature';

/** The rooms that come behind the first paint, in one chunk. To add one, add its folder and its line here. */
export const rooms: readonly Feature[] = [
  ahead,
  assistant,
  capture,
  floatingInput,
  flows,
  fonts,
  helpCenter,
  preview,
  rights,
  selfService,
  storefront,
  tracking,
];
