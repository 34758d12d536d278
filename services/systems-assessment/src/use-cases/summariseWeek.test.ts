import { context } from '@aicp/service/store/context';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { summariseWeek } from './summariseWeek.ts';

const COMPANY = 1_000_001;
let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

it('the week is reported to the systems’ owner: legal dates, reassessments, reviews, new results', async () => {
  type Row = { _id: number };
  const put = (name: string, rows: Row[]) => mongoose.connection.collection<Row>(name).insertMany(rows);
  const urgency = { class: 0, level: 0, score: null, gaps: 0, next: null };
  const system = (_id: number, completedOn: string, ...dates: string[]) => ({
    ...{ _id, userId: 1, organisationId: COMPANY, name: `System ${_id}`, version: 1, jurisdiction: 'EU', ownerId: 7 },
    createdAt: new Date(),
    latestAssessment: {
      ...{ id: _id, riskLevel: 'LOW', scored: true, completedAt: new Date(`${completedOn}T10:00:00Z`) },
      standing: { class: null, score: null, openGaps: 0, dates, urgency },
    },
  });
  await put('organisations', [
    Object.assign({ _id: COMPANY, version: 1, reassessMonths: 6 }, { facts: { answers: {} } }),
  ]);
  await put('ai_systems', [
    system(1, '2026-05-20', '2026-11-28', '2026-12-02'),
    system(2, '2026-05-23'),
    system(3, '2026-11-22'),
  ]);
  await put('system_facts', [
    Object.assign({ _id: 3, organisationId: COMPANY }, { facts: { nextReview: '2026-11-22' } }),
  ]);
  await summariseWeek({ ...context(service.app, 'request-1'), now: () => new Date('2026-11-23T04:00:00Z') });
  const told = await service.app.rows('outbox', { name: 'tellWeek' });
  const theirs = { userId: 7, organisationId: COMPANY, week: '2026-11-23', part: 'systems' };
  const named = (systemId: number, kind: string, day: string) => ({ title: `System ${systemId}`, day, kind, systemId });
  const first = [
    named(1, 'reassessments', '2026-11-20'),
    named(3, 'reviews', '2026-11-22'),
    named(2, 'reassessments', '2026-11-23'),
  ];
  // Overdue: system 1 by the interval, system 3 by its facts; due: a legal date and system 2; new: system 3.
  expect(told.map(({ data }) => data)).toEqual([{ ...theirs, overdue: 2, due: 2, moved: 1, first }]);
});
