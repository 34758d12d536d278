/** The pages about open work come together: people go from one to the other, and the first load names fewer files. */
export { ActionsPage } from '../features/actions/ActionsPage.tsx';
export { DeadlinesPage } from '../features/deadlines/DeadlinesPage.tsx';
export { LibraryPage } from '../features/evidence/LibraryPage.tsx';
export { NotificationsPage } from '../features/notifications/NotificationsPage.tsx';
