type Of = { userId: number; organisationId: number; assessmentId: number; systemId: number; completedAt: string };

/** A completed assessment without gaps, as systems-assessment publishes it. */
export function completedForTest({ systemId, ...of }: Of) {
  return {
    ...of,
    jurisdiction: 'EU',
    bankVersion: 'eu-2026-11-22',
    lawAsOf: '2026-07-24',
    system: { id: systemId, name: 'A system', description: null, systemType: null, jurisdiction: 'EU' },
    answers: [],
    result: {
      riskLevel: 'LOW',
      riskScore: 0,
      complianceScore: 100,
      band: 'Good Compliance',
      gaps: [],
      recommendations: [],
      findings: [],
      actions: [],
      notes: [],
    },
  };
}
