import type { Colleague, Line } from './Tale';

type Extras = Omit<Partial<Line>, 'by' | 'text' | 'afterMinutes'>;

const say =
  (by: Line['by'], usualMinutes: number) =>
  (text: string, afterMinutes = usualMinutes, extras: Extras = {}): Line => ({
    by,
    text,
    afterMinutes,
    ...extras,
  });

export const shopper = say('shopper', 2);
export const olive = say('olive', 4);
export const ada = say('ada', 3);
export const mina = say('mina', 3);

/** For colleagues only. */
export const note = (by: Colleague, text: string, afterMinutes = 1, mentions: Colleague[] = []): Line => ({
  by,
  text,
  afterMinutes,
  isNote: true,
  mentions,
});

export const hours = (count: number): number => count * 60;
export const days = (count: number): number => count * 24 * 60;
