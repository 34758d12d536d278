/** The pages about the organisation, most of them for owners and managers, form one chunk. The first load then names fewer files. */

export { LawChangesPage } from '../features/lawChanges/LawChangesPage.tsx';
export { DutiesPage } from '../features/organisationDuties/DutiesPage.tsx';
export { OrganisationLogPage } from '../features/organisationLog/OrganisationLogPage.tsx';
export { NewRoomPage } from '../features/rooms/NewRoomPage.tsx';
export { SingleSignOnPage } from '../features/singleSignOn/SingleSignOnPage.tsx';
