/** An action as reporting publishes it. */
export const statedAction = (id: number, changed: object = {}) => ({
  ...{
    id,
    jurisdiction: 'EU',
    filesUnder: null,
    title: 'Do it.',
    why: null,
    cites: null,
    questionId: null,
    dutyId: null,
  },
  ...{ severity: 'high', goodPractice: false, state: 'open', ownerId: null, who: null, due: null, dueWords: null },
  ...{
    lawDue: null,
    dueReason: null,
    pendingDue: null,
    doneNote: null,
    acceptance: null,
    dueRequest: null,
    reportId: 1,
    closedBy: null,
  },
  ...{ stateAt: '2026-11-20T09:00:00.000Z', stateBy: null, createdAt: '2026-11-20T09:00:00.000Z', ...changed },
});

/** An account as identity publishes it. */
export const statedPerson = (
  userId: number,
  organisationId: number,
  said: { version: number; username: string; fullName?: string },
) => ({
  ...{
    userId,
    organisationId,
    fullName: null,
    email: `user${userId}@example.com`,
    companyName: null,
    jurisdiction: 'EU',
  },
  ...{ isEmailVerified: true, isAdmin: false, status: 'active', createdAt: '2026-11-01T08:00:00.000Z', ...said },
});
