import { z } from 'zod';

/** Minutes go to 60, so that 23:60 is the end of the day (BH-14). */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):([0-5]\d|60)$/, 'must be HH:MM');

/** Days of the shop's own calendar on which it is closed. */
const holidays = z.array(z.iso.date('must be a date, such as 2026-12-25')).max(100).optional();

const day = z.number().int().min(1).max(7);

/** `'1,2,3'` and `[1, 2, 3]` mean the same wherever business hours appear (BH-17). */
const days = z
  .union([
    z.string().regex(/^[1-7](,[1-7])*$/, 'must be days from 1 to 7, joined by commas'),
    z.array(day).min(1),
  ])
  .transform((given) => [...new Set(typeof given === 'string' ? given.split(',').map(Number) : given)].sort())
  .pipe(z.array(day));

export const businessHours = z.object({
  timezone: z.string().max(64).default('UTC'),
  businessHours: z
    .array(z.object({ days, fromTime: timeOfDay, toTime: timeOfDay }))
    .max(50)
    .default([{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }]),
  holidays,
});

/** The same as everyone reads them: days are always a list. */
export const servedBusinessHours = z.object({
  timezone: z.string(),
  businessHours: z.array(z.object({ days: z.array(day), fromTime: timeOfDay, toTime: timeOfDay })),
  holidays,
});
export type BusinessHours = z.infer<typeof servedBusinessHours>;
