import type { Feature } from './app/Feature';
import { attachments } from './attachments/feature';
import { capture } from './capture/feature';
import { checkout } from './checkout/feature';
import { client } from './client/feature';
import { conversations } from './conversations/feature';
import { floatingInput } from './floating-input/feature';
import { fonts } from './fonts/feature';
import { preview } from './preview/feature';
import { rights } from './rights/feature';
import { settings } from './settings/feature';
import { storefront } from './storefront/feature';

/** Every room of the widget. To add one, add its folder and its line here. */
export const features: readonly Feature[] = [
  checkout,
  conversations,
  settings,
  capture,
  attachments,
  client,
  floatingInput,
  fonts,
  preview,
  rights,
  storefront,
];
