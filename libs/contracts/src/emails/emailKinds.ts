/** The kinds of system dates with reminders: legal dates, the organisation's interval, and the next review in the facts. */
export const SYSTEM_DAYS = ['lawDays', 'reassessments', 'reviews'] as const;
export type SystemDay = (typeof SYSTEM_DAYS)[number];

/** Emails that users can switch off; all others are about the account, a purchase, or a request of theirs. */
export const EMAIL_KINDS = ['reminders', 'evidence', ...SYSTEM_DAYS, 'suppliers', 'digest'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
