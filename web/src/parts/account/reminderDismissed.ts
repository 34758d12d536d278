/** In session storage, when someone has sent the line about their address away for this visit. */
export const REMINDER_DISMISSED = 'verifyReminderDismissed';
