const DAY_MS = 86_400_000;

/** How many days are left; less than none for a day that is past. Both are ISO dates. */
const daysTo = (date: string, today: string): number => (Date.parse(date) - Date.parse(today)) / DAY_MS;

/** "in 3 days", "today", "2 days overdue". */
export function howSoon(date: string, today: string): string {
  const days = daysTo(date, today);
  const count = `${Math.abs(days).toLocaleString('en-GB')} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  if (days === 0) return 'today';
  return days > 0 ? `in ${count}` : `${count} overdue`;
}
