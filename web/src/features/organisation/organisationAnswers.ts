import type { OrganisationSize, UpdateOrganisationInput } from '../../gql/graphql.ts';

type Question = { id: string; options?: readonly { value: string }[] | null | undefined };
type Answers = Readonly<Record<string, string>>;
type Organisation = {
  kind?: string | null | undefined;
  size?: OrganisationSize | null | undefined;
  answers: readonly { questionId: string; answer: string }[];
};

const hasOption = ({ options }: Question, wanted: string) => !!options?.some(({ value }) => value === wanted);

/** The field that a question fills instead of storing an answer: the law's own rules depend on these two. */
function fieldOf(question: Question): 'kind' | 'size' | undefined {
  if (hasOption(question, 'smc')) return 'size';
  return hasOption(question, 'pubserv') ? 'kind' : undefined;
}

export function answersOf(organisation: Organisation, questions: readonly Question[]): Answers {
  const own = organisation.answers.map(({ questionId, answer }) => [questionId, answer] as const);
  const fields = questions.flatMap(question => {
    const field = fieldOf(question);
    const value = field && organisation[field];
    return value ? [[question.id, value] as const] : [];
  });
  return Object.fromEntries([...own, ...fields]);
}

/** The mutation input for these answers. An unsure kind or size is saved as not known. */
export function inputFor(changed: Answers, questions: readonly Question[]): UpdateOrganisationInput {
  const input: UpdateOrganisationInput = {};
  const answers: { questionId: string; answer: string }[] = [];
  for (const question of questions) {
    const answer = changed[question.id];
    if (!answer) continue;
    const known = answer === 'unsure' ? null : answer;
    const field = fieldOf(question);
    if (field === 'kind') input.kind = known;
    else if (field === 'size') input.size = known as OrganisationSize | null;
    else answers.push({ questionId: question.id, answer });
  }
  return answers.length > 0 ? { ...input, answers } : input;
}
