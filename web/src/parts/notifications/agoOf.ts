const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const MINUTE = 60_000;
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** The age of an instant: "2 hours ago", "yesterday"; "just now" within a minute, and if the clock is slow. */
export function agoOf(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  for (const [unit, length] of STEPS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return 'just now';
}
