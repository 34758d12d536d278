/** The pages about open work form one chunk, because users switch between them. The first load names fewer files. */
export { ActionsPage } from '../features/actions/ActionsPage.tsx';
export { DeadlinesPage } from '../features/deadlines/DeadlinesPage.tsx';
export { LibraryPage } from '../features/evidence/LibraryPage.tsx';
export { NotificationsPage } from '../features/notifications/NotificationsPage.tsx';
