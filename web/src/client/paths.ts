import type { Jurisdiction } from '../gql/graphql.ts';

const prefix = (jurisdiction: Jurisdiction) => (jurisdiction === 'UK' ? '/uk' : '');

export const dashboardPath = (jurisdiction: Jurisdiction) => `${prefix(jurisdiction)}/dashboard`;
export const assessmentPath = (jurisdiction: Jurisdiction, id: string) => `${prefix(jurisdiction)}/assessment/${id}`;
export const reportPath = (jurisdiction: Jurisdiction, id: string) => `${prefix(jurisdiction)}/report/${id}`;
