/** The administrators' detail pages form one chunk, so that the first load names one file fewer. */
export { OperationsPage } from '../features/admin/operations/OperationsPage.tsx';
export { UserPage } from '../features/admin/user/UserPage.tsx';
