/** The end of support of each MongoDB release line, by its published lifecycle schedule. */
const END_OF_LIFE: Record<string, string> = {
  '4.4': '2024-02-29',
  '5.0': '2024-10-31',
  '6.0': '2025-07-31',
  '7.0': '2027-08-31',
  '8.0': '2029-10-31',
};

/** The first release of each line without a fault that unauthenticated clients can exploit (CVE-2025-14847). */
const REPAIRED: Record<string, number> = { '4.4': 30, '5.0': 32, '6.0': 27, '7.0': 28, '8.0': 17 };

/**
 * A warning about this MongoDB release, or undefined if there is none.
 * @param version the output of `mongod --version`
 * @param today as YYYY-MM-DD
 */
export function mongodWarning(version: string, today: string): string | undefined {
  const [, line = '', patch = ''] = /v(\d+\.\d+)\.(\d+)/.exec(version) ?? [];
  const end = END_OF_LIFE[line];
  const old = end !== undefined && end < today;
  const faulty = Number(patch) < (REPAIRED[line] ?? 0);
  if (!old && !faulty) return undefined;
  const why = old ? `has had no repairs since ${end}` : 'lacks repairs of known faults';
  return `Warning: MongoDB ${line}.${patch} ${why}. It suits a trial on this machine; for real data install MongoDB 7.0 or newer (docs/operations.md).`;
}
