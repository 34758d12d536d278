import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { describe, expect, it } from '@jest/globals';
import { type ExampleName, exampleReport } from '../../testing/exampleReports.ts';
import { completedCase, goldenCases } from '../../testing/goldenFiled.ts';
import { draftsOf } from './actionDrafts.ts';
import { reportOf } from './reportOf.ts';

const reports = goldenCases(process.env.PROOF === 'full' ? 500 : 12).map((one, at) =>
  reportOf(completedCase(one, at + 1)),
);
describe('actions required by a report', () => {
  it('include one for each gap, in its words, for every published question bank', () => {
    for (const report of reports) {
      const drafts = draftsOf(report);
      const gaps = drafts.flatMap(({ why }) => why ?? []);
      expect(gaps.sort()).toEqual([...report.result.gaps].sort());
      for (const { title, cites, who } of drafts) {
        expect(title).not.toMatch(/Owner:|Due:/);
        expect([title, cites, who]).not.toContain('');
      }
    }
  });

  it('are the recommended ones, once each, without the general review', () => {
    for (const report of reports) {
      const named = draftsOf(report).flatMap(({ recommended }) => recommended ?? []);
      const wanted = report.result.actions.flatMap(({ due }, at) => (due.endsWith('once a year') ? [] : [at]));
      expect(named).toEqual(wanted);
    }
  });

  it('are due on a future legal date, now if the duty applies, and otherwise by the report’s date', () => {
    const asks = (name: ExampleName) => {
      const { actions, gaps: findings, duties } = exampleReport(name);
      return draftsOf({
        result: { actions, findings, duties } as never,
        completedAt: new Date('2026-11-22T10:00:00Z'),
      });
    };
    const drafts = asks('EU, high-risk provider');
    expect(drafts.find(({ dutyId }) => dutyId === 'd-9')).toMatchObject({
      title: expect.stringMatching(/^Keep a risk register/),
      why: 'Missing: a continuous risk management system (Art. 9).',
      who: 'risk owner',
      lawDue: '2027-12-02',
      isNow: false,
      dueWords: 'by 2 December 2027',
      gap: 'open',
      appliesFrom: '2027-12-02',
    });
    const expected = asks('UK, amber');
    expect(expected.find(({ questionId }) => questionId === 'uk-f1')).toMatchObject({ lawDue: null, isNow: true });
    expect(expected.find(({ questionId }) => questionId === 'uk-c1')).toMatchObject({
      lawDue: null,
      isNow: false,
      goodPractice: true,
    });
  });

  it('are due now for a practice that other law already prohibits before the ban of the Act applies', () => {
    const bank = currentBank('EU');
    const own = { 'eu2-role': 'own', 'eu2-f-med': 'yes' };
    const practices: Record<string, string>[] = [
      { 'eu2-5ba-d': 'yes' },
      { 'eu2-5bb-p': 'unguarded' },
      { 'eu2-5bb-p': 'purpose' },
      { 'eu2-5ba-p': 'unsure' },
    ];
    for (const practice of practices) {
      const answers = compliantAnswers(bank, { ...own, ...practice });
      const report = reportOf(completedCase({ name: 'before the ban', bank, answers }, 1));
      const [first] = draftsOf({ ...report, completedAt: new Date('2026-11-27T10:00:00Z') });
      expect(first).toMatchObject({ dutyId: expect.stringMatching(/^5b[ab]$/), lawDue: null, isNow: true });
    }
  });

  it('have no date while they wait for a change of the system, whatever the date', () => {
    const bank = currentBank('EU');
    const legacy = { 'eu2-f-dec': 'yes', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-m-in3': 'yes', 'eu2-m-chg': 'yes' };
    const answers = compliantAnswers(bank, { ...legacy, 'eu2-d-26-2': 'none' });
    for (const today of ['2026-11-27', '2027-12-03']) {
      const report = reportOf(completedCase({ name: 'earlier system', bank, answers, today }, 1));
      const oversight = draftsOf(report).find(({ dutyId }) => dutyId === 'd-26-2');
      expect(oversight).toMatchObject({
        lawDue: null,
        isNow: false,
        dueWords: 'from the significant change of its design, 2 December 2027 at the earliest',
      });
    }
  });

  it('have their own title for each practice', () => {
    const bank = currentBank('EU');
    const answers = compliantAnswers(bank, { 'eu2-5a': 'yes', 'eu2-5b': 'yes' });
    const drafts = draftsOf(reportOf(completedCase({ name: 'two practices', bank, answers }, 1)));
    const practices = drafts.filter(({ questionId }) => questionId?.startsWith('eu2-5'));
    expect(practices.map(({ questionId }) => questionId).toSorted()).toEqual(['eu2-5a', 'eu2-5b']);
    expect(practices.every(({ isNow }) => isNow)).toBe(true);
    expect(practices.map(({ title }) => title.slice(0, 45))).toEqual([
      'Stop using hidden or manipulative techniques ',
      'Stop exploitation of age, disability or socia',
    ]);
  });
});
