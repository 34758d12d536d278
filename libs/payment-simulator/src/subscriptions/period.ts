import type { Interval, Price } from '../objects/price.ts';
import type { Period } from '../objects/subscriptionItem.ts';

const DAY = 86_400;
const SECONDS: Partial<Record<Interval, number>> = { day: DAY, week: 7 * DAY };

type Every = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;

/** The first period that ends after `time`, counted from the anchor: the 31st stays the 31st after a February. */
export function periodAt(anchor: number, time: number, every: Every): Period {
  for (let count = 0; ; count++) {
    const end = shift(anchor, count + 1, every);
    if (end > time) return { start: shift(anchor, count, every), end };
  }
}

function shift(anchor: number, count: number, { interval, interval_count }: Every): number {
  const seconds = SECONDS[interval];
  if (seconds) return anchor + count * interval_count * seconds;
  const months = count * interval_count * (interval === 'year' ? 12 : 1);
  const from = new Date(anchor * 1000);
  const shifted = new Date(from);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(from.getUTCDate(), days));
  return shifted.getTime() / 1000;
}
