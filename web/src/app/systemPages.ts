/** A system's pages other than its report form one chunk, so that the first load names fewer files. */
export { DocumentPage } from '../features/report/document/DocumentPage.tsx';
export { EvidencePage } from '../features/report/evidence/EvidencePage.tsx';
export { FilesPage } from '../features/system/FilesPage.tsx';
export { HistoryPage } from '../features/system/HistoryPage.tsx';
export { SystemPage } from '../features/system/SystemPage.tsx';
