/** What owners and managers do next to the systems, fetched together: the first load names one file less. */

export { LawChangesPage } from '../features/lawChanges/LawChangesPage.tsx';
export { DutiesPage } from '../features/organisationDuties/DutiesPage.tsx';
export { OrganisationLogPage } from '../features/organisationLog/OrganisationLogPage.tsx';
export { NewRoomPage } from '../features/rooms/NewRoomPage.tsx';
export { SingleSignOnPage } from '../features/singleSignOn/SingleSignOnPage.tsx';
