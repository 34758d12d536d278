/** Emails that people can switch off; all others are about the account, a purchase, or what they have asked for. */
export const EMAIL_KINDS = ['reminders'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
