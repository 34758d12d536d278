/** The organisation's data in `organisation.updated`, for tests that change only some of it. */
export const organisationSaid = {
  facts: { kind: null, size: null, turnover: null, answers: {} },
  name: 'Acme',
  companyName: null,
  jurisdiction: 'EU',
  onlyApproved: false,
  logHiddenFromApprovers: false,
  logShownToReaders: false,
  reassessMonths: null,
} as const;
