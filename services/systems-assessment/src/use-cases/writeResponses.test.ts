import { context } from '@aicp/service/store/context';
import { countCommands } from '@aicp/testing/countCommands';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { writeResponses } from './writeResponses.ts';

const PEOPLE = [1, 2, 3, 4, 5, 6];
const assessmentOf = (person: number) => 7_000 + person;

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  const rows = PEOPLE.map(person => ({
    _id: assessmentOf(person),
    userId: person,
    organisationId: person,
    aiSystemId: 8_000 + person,
    jurisdiction: 'EU',
    bankVersion: 'any',
    status: 'in_progress',
    createdAt: new Date(),
    answersSaved: 0,
  }));
  await mongoose.connection.collection<{ _id: number }>('assessments').insertMany(rows);
});
afterAll(() => service.app.stop());

function save(person: number, answer: string, { questionId = 'q1', assessmentId = assessmentOf(person) } = {}) {
  const given = { questionId, answer, score: 1, ragScore: null, principle: null, evidenceUrl: undefined };
  return writeResponses(context(service.app, `request-${person}`), {
    organisationId: person,
    assessment: { id: assessmentId, jurisdiction: 'EU' },
    given: [given],
    stamp: { organisationId: person, answeredBy: person, answeredAt: new Date(), fromOrganisation: false },
  });
}

const stored = async (person: number) =>
  (await mongoose.connection.collection('responses').findOne({ assessmentId: assessmentOf(person), questionId: 'q1' }))
    ?.answer;

it('many members’ answers to one assessment are written in two transactions', async () => {
  const questions = PEOPLE.map(person => `asked of ${person}`);
  const commands = await countCommands(async () => {
    const written = await Promise.all(questions.map(questionId => save(1, 'yes', { questionId })));
    expect(written.map((each, at) => each?.saved.get(questions[at] ?? '')?.answer)).toEqual(questions.map(() => 'yes'));
  });
  expect(commands.filter(command => command === 'responses.bulkWrite')).toHaveLength(2);
});

it('files of earlier assessments are looked up only for questions without an answer', async () => {
  const pointers = async (answer: string) => {
    const commands = await countCommands(() => save(6, answer, { questionId: 'pointed' }));
    return commands.filter(command => command.startsWith('evidence_pointers.'));
  };
  expect(await pointers('yes')).toHaveLength(1);
  expect(await pointers('no')).toEqual([]);
});

it('keeps other answers when one conflicts, in the same order', async () => {
  const session = await mongoose.startSession();
  session.startTransaction();
  const row = { _id: assessmentOf(3) };
  await mongoose.connection
    .collection<{ _id: number }>('assessments')
    .updateOne(row, { $inc: { answersSaved: 1 } }, { session });
  let isThirdSaved = false;
  const third = save(3, 'late').then(() => {
    isThirdSaved = true;
  });
  const others = PEOPLE.filter(person => person !== 3);
  await Promise.all(others.map(person => save(person, `again ${person}`)));
  expect(isThirdSaved).toBe(false);
  await session.commitTransaction();
  await session.endSession();
  const last = save(3, 'last');
  await Promise.all([third, last]);
  expect(await Promise.all(PEOPLE.map(stored))).toEqual(
    PEOPLE.map(person => (person === 3 ? 'last' : `again ${person}`)),
  );
});

it("rejects answers to another organisation's or a completed assessment, and keeps the others", async () => {
  await mongoose.connection
    .collection<{ _id: number }>('assessments')
    .updateOne({ _id: assessmentOf(4) }, { $set: { status: 'completed' } });
  const [, own, foreign, completed] = await Promise.all([
    save(2, 'first'),
    save(1, 'own'),
    save(5, 'foreign', { assessmentId: assessmentOf(1) }),
    save(4, 'too late'),
  ]);
  expect([own?.saved.get('q1')?.answer, foreign, completed]).toEqual(['own', null, null]);
  expect(await Promise.all([1, 4].map(stored))).toEqual(['own', 'again 4']);
});
