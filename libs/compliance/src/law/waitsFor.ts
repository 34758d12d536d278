import type { Jurisdiction } from './jurisdiction.ts';

/** The condition of a due duty without a date: for EU rules a change (Art. 111(2)) or use, for UK rules use of the system. */
export const waitsFor: Record<Jurisdiction, string> = {
  EU: 'From first use, or from a significant change of the design',
  UK: 'Before first use',
};

/**
 * The heading for a practice that must end on the report's date although the Act's own prohibition starts later, because other law
 * already forbids it.
 */
export const BEFORE_ITS_DATE = "At once, before the Act's own date";
