/** What people are told, and how: fetched after the rest of the account. */
export { EmailsSection } from './EmailsSection.tsx';
export { NotificationsSection } from './NotificationsSection.tsx';
