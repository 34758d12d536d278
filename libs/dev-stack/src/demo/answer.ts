import { ask, type Client } from './client.ts';

type Question = { id: string; options: { value: string }[] | null; answer: string | null };

/** Answers that every system here has; answers other than "no" are unproblematic. */
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
 * The least problematic answer: a duty is met, a fact does not hold.
 * @param yet the number of later assessments of the system, before which some duties are only partly met
 */
function bestAnswer({ id, options }: Question, yet: number): string {
  const values = options?.map(({ value }) => value) ?? ['yes', 'no'];
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  if (values.includes('partial') && sum % 6 < yet) return 'partial';
  return USUAL[id] ?? ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
}

const save = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { questionId } }';

/** Answers the questions as they become applicable, up to the given number. Returns the assessment's id. */
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
