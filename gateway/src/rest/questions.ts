import { z } from 'zod';
import { Citation, id, instant, Rag } from './answers.ts';

export const Response = z.object({
  id,
  assessmentId: id,
  questionId: z.string(),
  answer: z.string(),
  score: z.int(),
  ragScore: Rag.nullable(),
  principle: z.string().nullable(),
  evidenceUrl: z.string().nullable(),
  answeredBy: z.object({ id }).nullable().meta({ description: 'The person who gave the answer; null if not known' }),
  answeredAt: instant.nullable(),
  fromOrganisation: z
    .boolean()
    .meta({ description: 'Whether the answer is the organisation’s about itself, used without asking again' }),
});

export const Question = z.object({
  id: z.string(),
  category: z.string(),
  question: z.string(),
  type: z.enum(['single_choice', 'yes_no']),
  options: z.array(z.object({ value: z.string(), label: z.string(), score: z.int() })).nullable(),
  scoring: z.object({ yes: z.int(), no: z.int() }).nullable(),
  articleReference: z.string().nullable(),
  helpText: z.string().nullable(),
  citation: Citation,
  askedWhen: z.record(z.string(), z.unknown()).nullable().meta({
    description:
      'The condition under which the question applies, by answers to earlier questions: {"all": […]}, {"any": […]}, {"not": …} or {"question": id, "in": […]}; null: always',
  }),
  group: z.string().nullable().meta({
    description:
      '"organisation": about the organisation itself, and the answer is used for all its systems; "organisationDuty": an organisation duty, and the answer counts in every assessment once it is given; otherwise null',
  }),
});

const Person = z.object({ id });

/** The note and flag on a question, next to its answer. */
export const Annotation = z.object({
  questionId: z.string(),
  note: z.string().nullable(),
  notedBy: Person.nullable().meta({ description: 'The author of the current note' }),
  notedAt: instant.nullable(),
  flag: z
    .object({
      text: z.string().nullable(),
      member: Person.nullable().meta({ description: 'The member to ask; null if no one is named' }),
      flaggedBy: Person,
      flaggedAt: instant,
    })
    .nullable()
    .meta({ description: 'The flag to ask a colleague about the question' }),
});

const AskedQuestion = Question.extend({
  answer: z.string().nullable().meta({ description: 'The value that counts; null if not answered yet' }),
  answeredAt: instant.nullable(),
  fromOrganisation: z.boolean().meta({
    description:
      'Whether the organisation has given this answer about itself; an answer that you save counts instead, unless the question is an organisation duty',
  }),
  ...Annotation.omit({ questionId: true }).shape,
});

const AskedQuestionList = z.array(AskedQuestion);

const UNANSWERED = { answer: null, answeredAt: null, fromOrganisation: false };
const NOTHING = { note: null, notedBy: null, notedAt: null, flag: null };

/** The applicable questions, each with its answer, its note and its flag. */
export const AskedQuestions = z
  .object({
    questions: z.array(Question),
    responses: z.array(Response.pick({ questionId: true, answer: true, answeredAt: true, fromOrganisation: true })),
    organisationAnswers: z.array(Response.pick({ questionId: true, answer: true, answeredAt: true })),
    annotations: z.array(Annotation),
  })
  .transform(({ questions, responses, organisationAnswers, annotations }): z.input<typeof AskedQuestionList> => {
    const used = organisationAnswers.map(answer => ({ ...answer, fromOrganisation: true }));
    const answers = new Map([...responses, ...used].map(({ questionId, ...answer }) => [questionId, answer]));
    const noted = new Map(annotations.map(({ questionId, ...annotation }) => [questionId, annotation]));
    return questions.map(question => ({
      ...question,
      ...(answers.get(question.id) ?? UNANSWERED),
      ...(noted.get(question.id) ?? NOTHING),
    }));
  })
  .pipe(AskedQuestionList);
