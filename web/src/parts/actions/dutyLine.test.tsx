import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { dutyParts, gapWords, Line, ownerPart, ownerParts, shortParts, sinceParts, type Work } from './dutyLine.tsx';

const text = (parts: Parameters<typeof Line>[0]['parts']) =>
  renderToStaticMarkup(<Line parts={parts} />).replaceAll(/<[^>]*>/g, '');
const work: Work = {
  ...{ state: 'open', stateAt: '2026-10-27T09:00:00.000Z', stateBy: null, owner: 'Tom Becker', due: '2027-12-02' },
  filed: null,
};
const done: Work = {
  ...work,
  state: 'done',
  stateAt: '2026-11-21T09:00:00.000Z',
  stateBy: 'Tom Becker',
  filed: 'nothing',
};
const found = { reportId: 37, gap: 'open' } as const;

describe('the line of a duty', () => {
  const answered = { at: '2026-10-27T09:00:00.000Z', by: 'Tom Becker', fromOrganisation: false };
  const missing = {
    status: 'open',
    why: null,
    from: '2027-12-02',
    proof: null,
    answered,
    reportId: 37,
    asOf: '2026-11-28',
  } as const;
  const action = {
    ...work,
    dueWords: null,
    ofOrganisation: false,
    number: 7,
    title: 'Write the technical documentation.',
  };

  it('has its state, from when, the answer and the action with owner, due date and status', () => {
    expect(text(dutyParts({ ...missing, action }))).toBe(
      'Missing · from 2 December 2027 · answered 27 October 2026 by Tom Becker · Action 7: Write the technical documentation · owner Tom Becker · due 2 December 2027 · open since 27 October 2026',
    );
    const own = {
      ...action,
      number: 1,
      due: null,
      dueWords: 'at once, applicable since 2 February 2025',
      ofOrganisation: true,
    };
    expect(text(dutyParts({ ...missing, answered: null, action: own }))).toBe(
      'Missing · from 2 December 2027 · Action 1, of the organisation: Write the technical documentation · owner Tom Becker · due at once · open since 27 October 2026',
    );
    const none = { ...action, number: null, owner: null, due: null };
    expect(text(dutyParts({ ...missing, answered: { ...answered, fromOrganisation: true }, action: none }))).toBe(
      'Missing · from 2 December 2027 · answered 27 October 2026 for the organisation by Tom Becker · Action: Write the technical documentation · no owner · no due date · open since 27 October 2026',
    );
  });

  it('has the proof of a duty that is met, and no date of one that is not applicable', () => {
    const met = { ...missing, status: 'met', proof: 'proved', action: null } as const;
    expect(text(dutyParts(met))).toBe('Met · from 2 December 2027 · proved · answered 27 October 2026 by Tom Becker');
    expect(text(dutyParts({ ...met, status: 'not_applicable', proof: null, answered: null }))).toBe('Not applicable');
  });

  it('has the reason why a duty does not apply', () => {
    const closed = { ...missing, status: 'not_applicable', action: null } as const;
    const end = ' · answered 27 October 2026 by Tom Becker';
    expect(text(dutyParts({ ...closed, why: 'The system does not work on biometric data.' }))).toBe(
      `Not applicable: the system does not work on biometric data${end}`,
    );
    expect(text(dutyParts({ ...closed, why: 'Art. 27(1) is about uses of Annex III.' }))).toBe(
      `Not applicable: Art. 27(1) is about uses of Annex III${end}`,
    );
  });
});

describe('the line of an action', () => {
  it('names its owner and its due date, and whether that had passed on the day of the line', () => {
    const dated = { ...work, dueWords: null, due: '2026-11-19' };
    const on = (day: string, changed: object = {}) => text(ownerParts({ ...dated, ...changed }, day));
    expect(on('2026-11-28')).toBe('owner Tom Becker · due 19 November 2026, overdue');
    expect(on('2026-11-19')).toBe('owner Tom Becker · due 19 November 2026');
    expect(on('2026-11-28', { state: 'doing' })).toBe('owner Tom Becker · due 19 November 2026, overdue');
    expect(on('2026-11-28', { state: 'done' })).toBe('owner Tom Becker · due 19 November 2026');
    const words = 'at once, applicable since 2 February 2025';
    expect(on('2026-11-28', { owner: null, due: null, dueWords: words })).toBe('no owner · due at once');
    expect(on('2026-11-28', { owner: null, due: null })).toBe('no owner · no due date');
  });

  it('is short in a table', () => {
    expect(text(shortParts('Action 7', work))).toBe('Action 7 · Tom Becker · 2 Dec 2027 · Open');
    expect(text(shortParts('Action 7', { ...work, owner: null, due: null }))).toBe(
      'Action 7 · Unassigned · No date · Open',
    );
  });

  it('states for a done action that the latest report still finds the gap, and whether a file shows it', () => {
    const since = 'Done since 21 November 2026, by Tom Becker';
    expect(text(sinceParts(done, found))).toBe(`${since} · report 37 still states Missing; reassess · no file`);
    expect(text(sinceParts({ ...done, filed: 'file' }, { ...found, gap: 'partly' }))).toBe(
      `${since} · report 37 still states Partly in place; reassess · file linked`,
    );
    expect(text(sinceParts({ ...done, filed: null }, { ...found, gap: null }))).toBe(since);
  });

  it('names the report in which the gap of a closed one is gone, and who completed that', () => {
    const closed = { ...work, state: 'closed', closedBy: 58 } as const;
    const gone = { ...found, gap: null };
    expect(text(sinceParts(closed, gone))).toBe('Closed since 27 October 2026 by report 58 · gap closed');
    expect(text([...sinceParts({ ...closed, completedBy: 'Priya Raman' }, gone), ownerPart(null)])).toBe(
      'Closed since 27 October 2026 by report 58, completed by Priya Raman · gap closed · no owner',
    );
    expect(text([...sinceParts({ ...closed, closedBy: null }, gone), ownerPart('Tom Becker')])).toBe(
      'Closed since 27 October 2026 · owner Tom Becker',
    );
  });
});

it('a gap is stated with its date and its article once', () => {
  const given = { gap: 'open', appliesFrom: '2027-12-02', cites: 'Art. 11' } as const;
  const dated = 'Missing from 2 December 2027: technical documentation (Art. 11)';
  expect(gapWords('Missing: technical documentation.', given)).toBe(dated);
  expect(gapWords('Missing: technical documentation (Art. 11).', given)).toBe(dated);
  const exact = { ...given, cites: 'Art. 27(1), (2)' };
  expect(gapWords('Missing: the impact assessment (Art. 27).', exact)).toBe(
    'Missing from 2 December 2027: the impact assessment (Art. 27(1), (2))',
  );
  expect(gapWords('Missing: the impact assessment (Art. 2).', exact)).toBe(
    'Missing from 2 December 2027: the impact assessment (Art. 2) (Art. 27(1), (2))',
  );
  expect(gapWords('Only partly in place: monitoring.', { ...given, gap: 'partly', cites: null })).toBe(
    'Partly in place from 2 December 2027: monitoring',
  );
  expect(gapWords('Emotions are read at work.', { ...given, appliesFrom: null, cites: null })).toBe(
    'Emotions are read at work',
  );
});
