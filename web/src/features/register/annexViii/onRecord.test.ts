import { annexSections, annexViii } from '@aicp/compliance/law/annexViii';
import { citationOfFact } from '@aicp/compliance/law/systemFacts/citationOfFact';
import { describe, expect, it } from '@jest/globals';
import { annexCsv, annexText } from './annexFile.ts';
import { annexSectionStatus, type Known, pointsOf } from './onRecord.ts';

const stateOf = (known: Known, section: 'A' | 'B' | 'C', point: number) =>
  pointsOf(section, known).find(one => one.point === point)?.state;

describe('the Annex VIII data', () => {
  it('lists every point in the order of the law', () => {
    expect(annexSections.map(section => annexViii[section].points.map(({ point }) => point))).toEqual([
      Array.from({ length: 13 }, (_, index) => index + 1),
      Array.from({ length: 9 }, (_, index) => index + 1),
      [1, 2, 3, 4, 5],
    ]);
  });

  it('is recorded if all facts of a point are, partly recorded if some are, and otherwise missing', () => {
    expect(stateOf({}, 'A', 4)).toBe('missing');
    expect(stateOf({ name: 'Scorecard' }, 'A', 4)).toBe('part');
    expect(stateOf({ name: 'Scorecard', reference: 'AI-7' }, 'A', 4)).toBe('there');
    expect(stateOf({ name: 'Scorecard' }, 'A', 2)).toBe('byHand');
  });

  it('shows a choice by its label, and related facts next to the answer', () => {
    const points = pointsOf('A', { organisation: 'Northwind', supplier: 'Vendor', product: 'Lender Suite' });
    // The provider of Section A is the organisation, not the supplier.
    expect(points[0]).toMatchObject({
      state: 'part',
      known: [{ text: 'Northwind' }],
      beside: [],
      missing: [{ source: 'contact' }],
    });
    expect(points.find(({ point }) => point === 5)?.beside).toMatchObject([{ text: 'Lender Suite' }]);
    const status = pointsOf('B', { status: 'live' }).find(({ point }) => point === 8);
    expect(status?.known).toEqual([{ source: 'status', label: 'Status', text: 'Live: on the market or in service' }]);
  });

  it('marks the points that may be deleted as uncertain, and their section as less certain', () => {
    const unsure = annexSections.flatMap(section =>
      pointsOf(section, {})
        .filter(point => point.unsure)
        .map(({ point }) => `${section}${point}`),
    );
    expect(unsure).toEqual(['B7', 'B9']);
    expect(citationOfFact('Annex VIII, Section B(7)').confidence).toBe('M');
  });
});

describe('the status of a section', () => {
  it('follows the report, and is open without one', () => {
    const owed = { id: 'd-26-8', binds: null, status: 'unknown' };
    expect(annexSectionStatus('C', [])).toBe('open');
    expect(annexSectionStatus('C', [owed])).toBe('asked');
    expect(annexSectionStatus('A', [owed])).toBe('notAsked');
    expect(annexSectionStatus('C', [{ ...owed, binds: false }])).toBe('notAsked');
    expect(annexSectionStatus('C', [{ ...owed, status: 'other_party' }])).toBe('notAsked');
  });
});

describe('the file of a section', () => {
  const points = pointsOf('C', { organisation: '=HYPERLINK("x")', contact: 'Main Street 1', databaseEntry: 'EU-1' });

  it('runs no formula in a table', () => {
    const [head, first] = annexCsv('C', points).split('\r\n');
    expect(head).toBe('"Citation","Point","Asked","State","Recorded","Remarks"');
    expect(first).toContain(`"Recorded","'=HYPERLINK(""x"")\nMain Street 1",""`);
  });

  it('is a readable list that names what is missing', () => {
    const text = annexText('Scorecard', 'C', points);
    expect(text).toContain("3. The provider's entry\nEU-1");
    expect(text).toContain('4. Fundamental rights impact assessment\n[Missing: A summary of the findings');
  });
});
