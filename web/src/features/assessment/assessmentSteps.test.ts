import { describe, expect, test } from '@jest/globals';
import {
  type Asked,
  dutiesToLeave,
  othersToConfirm,
  type Progress,
  sectionsOf,
  stepIndexOf,
  stepsOf,
  toConfirm,
  usedNow,
} from './assessmentSteps.ts';

const duty = ['implemented', 'partial', 'none', 'unsure'];
const yesNo = ['yes', 'no', 'unsure'];

function question(
  id: string,
  category: string,
  values: readonly string[],
  askedWhen: Asked['askedWhen'] = null,
): Asked {
  return { id, category, askedWhen, type: 'single_choice', options: values.map(value => ({ value })) };
}

const questions = [
  question('role', 'Role', yesNo),
  question('seat', 'Organisation', yesNo),
  question('size', 'Organisation', yesNo),
  question('uses', 'Uses', yesNo, { question: 'role', in: ['yes'] }),
  question('oversight', 'Duties', duty, { question: 'uses', in: ['yes'] }),
  question('logs', 'Duties', duty, { question: 'uses', in: ['yes'] }),
  question('staff', 'Duties', duty, { question: 'logs', in: ['unsure'] }),
  question('branch', 'Organisation', yesNo, { question: 'uses', in: ['yes'] }),
];

function progress(answers: Record<string, string>, more: Partial<Progress<Asked>> = {}): Progress<Asked> {
  const saved = new Set(Object.keys(answers));
  return { questions, answers, saved, used: {}, proposed: {}, ...more };
}

const idsOf = (given: Progress<Asked>) => stepsOf(given).map(({ id }) => id);

describe('the steps of an assessment', () => {
  test('are the applicable questions, and those that an answer hides return with it', () => {
    const all = progress({ role: 'yes', uses: 'yes', oversight: 'none' });
    expect(idsOf(all)).toContain('oversight');
    expect(idsOf(progress({ ...all.answers, role: 'no' }))).toEqual(['role', 'seat', 'size']);
    expect(sectionsOf(all).at(-1)).toMatchObject({ category: 'Duties', answered: 1, total: 2, target: 'logs' });
  });

  test('count suggested answers as answered, so that their number changes little', () => {
    expect(stepsOf(progress({}))).toHaveLength(3);
    expect(stepsOf(progress({}, { proposed: { role: 'yes', uses: 'yes' } }))).toHaveLength(7);
    expect(stepsOf(progress({ role: 'no' }, { proposed: { role: 'yes', uses: 'yes' } }))).toHaveLength(3);
  });

  test('omit facts of the organisation, which count, including those that apply later', () => {
    const used = { seat: 'yes', size: 'no', branch: 'no' };
    const begun = progress({ role: 'yes' }, { used });
    expect(idsOf(begun)).toEqual(['role', 'uses']);
    expect(usedNow(begun).map(({ id }) => id)).toEqual(['seat', 'size']);
    expect(sectionsOf(begun).map(({ category, total }) => [category, total])).toEqual([
      ['Role', 1],
      ['Uses', 1],
    ]);
    const further = progress({ role: 'yes', uses: 'yes' }, { used });
    expect(idsOf(further)).toEqual(['role', 'uses', 'oversight', 'logs']);
    expect(usedNow(further).map(({ id }) => id)).toEqual(['seat', 'size', 'branch']);
  });

  test('follow the organisation’s facts: a question that depends on one is asked', () => {
    const dependent = [
      question('seat', 'Organisation', yesNo),
      question('office', 'Office', yesNo, { question: 'seat', in: ['no'] }),
    ];
    const asked = (seat: string) => idsOf({ ...progress({}, { used: { seat } }), questions: dependent });
    expect([asked('no'), asked('yes')]).toEqual([['office'], []]);
  });
});

describe('a section of duties', () => {
  const answers = { role: 'yes', uses: 'yes' };
  const [oversight, logs] = [questions[4], questions[5]] as [Asked, Asked];

  test('can be skipped at its first duty, with the duties that this makes applicable', () => {
    expect(dutiesToLeave(progress(answers), oversight)).toEqual(['oversight', 'logs', 'staff']);
    expect(dutiesToLeave(progress(answers), logs)).toEqual([]);
  });

  test('keeps its saved answers', () => {
    expect(dutiesToLeave(progress({ ...answers, logs: 'none' }), oversight)).toEqual(['oversight']);
  });

  test('is asked one by one even after it was skipped', () => {
    const left = { ...answers, oversight: 'unsure', logs: 'unsure', staff: 'unsure' };
    expect(idsOf(progress(left))).toEqual(['role', 'seat', 'size', 'uses', 'oversight', 'logs', 'staff', 'branch']);
  });
});

test('a bank without dependent questions is asked completely, one by one', () => {
  const all = questions.map(({ askedWhen: _never, ...rest }) => rest);
  expect(stepsOf({ ...progress({}), questions: all }).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

describe('a section with previous answers', () => {
  const answered = (changed?: string) =>
    new Map(
      Object.entries({ role: 'yes', oversight: 'partial', logs: 'unsure', staff: 'none' }).map(([id, answer]) => [
        id,
        { answer, change: id === changed ? ('question' as const) : null },
      ]),
    );
  const at = (id: string) => questions.find(question => question.id === id) as Asked;
  const begun = progress({ role: 'yes', uses: 'yes' });

  test('can be confirmed at its start, including questions that apply only because of that', () => {
    expect(toConfirm(begun, at('oversight'), answered())).toEqual(['oversight', 'logs', 'staff']);
    expect(toConfirm(begun, at('logs'), answered())).toEqual([]);
  });

  test('leaves out reworded questions, answered ones and the organisation’s facts', () => {
    expect(toConfirm(begun, at('oversight'), answered('logs'))).toEqual(['oversight']);
    const open = progress({ role: 'yes', uses: 'yes', oversight: 'none' });
    expect(toConfirm(open, at('logs'), answered())).toEqual(['logs', 'staff']);
    expect(toConfirm({ ...open, used: { staff: 'none' } }, at('logs'), answered())).toEqual(['logs']);
  });

  test('is not confirmed while it does not apply', () => {
    expect(toConfirm(progress({ role: 'no' }), at('oversight'), answered())).toEqual([]);
  });
});

test('a user whose question ceases to apply is taken to the next one', () => {
  const before = stepsOf(progress({ role: 'yes', uses: 'yes' }));
  const at = stepIndexOf(before, questions, 'oversight');
  expect(before[at]?.id).toBe('oversight');
  const changed = stepsOf(progress({ role: 'yes', uses: 'no' }));
  expect(changed[stepIndexOf(changed, questions, 'role')]?.id).toBe('role');
  const next = stepsOf(progress({ role: 'yes', uses: 'yes', logs: 'yes' }));
  expect(next[stepIndexOf(next, questions, 'staff')]?.id).toBe('branch');
  expect(stepIndexOf(changed, questions, 'oversight')).toBe(changed.length - 1);
  expect(stepIndexOf(changed, questions, '')).toBe(0);
});

describe('answering a question again', () => {
  const last = new Map([
    ['role', { answer: 'yes' }],
    ['seat', { answer: 'yes' }],
    ['size', { answer: 'no', change: 'law' as const }],
    ['uses', { answer: 'yes' }],
    ['logs', { answer: 'none' }],
  ]);
  const proposed = { role: 'yes', uses: 'yes', logs: 'none' };

  test('confirms the others at once, without changed questions, facts of the organisation and answered ones', () => {
    const given = progress({ uses: 'yes' }, { proposed, used: { seat: 'yes' } });
    expect(othersToConfirm(given, last, ['logs'])).toEqual(['role']);
    expect(othersToConfirm(given, last, [])).toEqual(['role', 'logs']);
  });

  test('does not offer answers that no longer apply', () => {
    expect(othersToConfirm(progress({ role: 'no' }, { proposed }), last, ['seat'])).toEqual([]);
  });
});
