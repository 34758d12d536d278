/** What administrators look into from their panel, fetched together: the first load names one file less. */
export { OperationsPage } from '../features/admin/operations/OperationsPage.tsx';
export { UserPage } from '../features/admin/user/UserPage.tsx';
