import { ask, type Client } from './client.ts';

type Question = { id: string; options: { value: string }[] | null; answer: string | null };

/** Answers that every system here has; other answers than "no" are nothing to object to. */
const USUAL: Record<string, string> = {
  'eu2-ai': 'yes',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'eu2-a1-role': 'neither',
  'eu2-e-reg': 'yes',
  'eu2-g-eu': 'yes',
  'uk2-f-use': 'yes',
  'uk2-f-fin': 'yes',
};

/**
 * The answer that there is least to object to: a duty is in place, a fact is not so.
 * @param yet how many assessments of the system are to come, by which some duties are in place in part only
 */
function bestAnswer({ id, options }: Question, yet: number): string {
  const values = options?.map(({ value }) => value) ?? ['yes', 'no'];
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  if (values.includes('partial') && sum % 6 < yet) return 'partial';
  return USUAL[id] ?? ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
}

const save = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { questionId } }';

/** Answers the questions as they come to apply, at most so many of them. Returns the assessment's number. */
export async function answer(
  client: Client,
  { aiSystemId, jurisdiction }: { aiSystemId: number; jurisdiction: 'EU' | 'UK' },
  run: Record<string, string>,
  { most = 1_000, yet = 0, started }: { most?: number; yet?: number; started?: (id: number) => Promise<void> } = {},
): Promise<number> {
  const { id } = await client.call<{ id: number }>('POST', '/api/assessments', { aiSystemId, jurisdiction });
  await started?.(id);
  for (let left = most; ; ) {
    const questions = await client.call<Question[]>('GET', `/api/assessments/${id}/questions`);
    const open = questions.filter(question => question.answer === null).slice(0, left);
    if (open.length === 0) return id;
    const answers = open.map(question => ({
      questionId: question.id,
      answer: run[question.id] ?? bestAnswer(question, yet),
    }));
    await ask(client, save, { input: { assessmentId: String(id), answers } });
    left -= open.length;
  }
}
