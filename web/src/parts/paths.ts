import type { Jurisdiction } from '../gql/graphql.ts';

const prefix = (jurisdiction: Jurisdiction) => (jurisdiction === 'UK' ? '/uk' : '');

export const dashboardPath = (jurisdiction: Jurisdiction) => `${prefix(jurisdiction)}/dashboard`;
export const systemPath = (jurisdiction: Jurisdiction, id: string) => `${prefix(jurisdiction)}/systems/${id}`;
export const dutiesPath = '/organisation/duties';
export const policiesPath = '/organisation/policies';
export const newRoomPath = '/rooms/new';
export const systemsPath = '/systems';
export const sharingPath = '/sharing';
export const organisationPath = '/organisation';
export const importPath = '/systems/import';
export const historyPath = (jurisdiction: Jurisdiction, id: string) => `${systemPath(jurisdiction, id)}/history`;
export const filesPath = (jurisdiction: Jurisdiction, id: string) => `${systemPath(jurisdiction, id)}/files`;
export const supplierPath = (jurisdiction: Jurisdiction, id: string) => `${systemPath(jurisdiction, id)}/supplier`;
/** @param fact the fact to edit first */
export const factsPath = (jurisdiction: Jurisdiction, id: string, fact?: string) =>
  `${systemPath(jurisdiction, id)}/facts${fact ? `?fact=${fact}` : ''}`;
export const annexViiiPath = (id: string) => `/systems/${id}/annex-viii`;
/** @param again the questions to answer again */
export const assessmentPath = (jurisdiction: Jurisdiction, id: string, again: readonly string[] = []) =>
  `${prefix(jurisdiction)}/assessment/${id}${again.length > 0 ? `?again=${again.join(',')}` : ''}`;
export const reportPath = (jurisdiction: Jurisdiction, id: string) => `${prefix(jurisdiction)}/report/${id}`;
export const documentPath = (jurisdiction: Jurisdiction, id: string, type: string) =>
  `${reportPath(jurisdiction, id)}/documents/${type}`;
export const evidencePath = (jurisdiction: Jurisdiction, id: string) => `${reportPath(jurisdiction, id)}/evidence`;
/** @param file the file to list first */
export const libraryPath = (file?: string) => `/evidence${file ? `?file=${file}` : ''}`;
export const actionPath = (id: string) => `/actions?action=${id}`;
