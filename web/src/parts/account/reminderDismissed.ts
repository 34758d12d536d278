/** Stored in session storage when the user has dismissed the address reminder for this visit. */
export const REMINDER_DISMISSED = 'verifyReminderDismissed';
