import type { Feature } from './app/Feature';
import { attachments } from './attachments/feature';
import { checkout } from './checkout/feature';
import { client } from './client/feature';
import { conversations } from './conversations/feature';
import { settings } from './settings/feature';

/**
 * The rooms without which nothing is written and sent: every shop's page pays for their records before typing. To add
 * any other, add its folder and its line in `rooms.ts`.
 */
export const features: readonly Feature[] = [checkout, conversations, settings, attachments, client];
