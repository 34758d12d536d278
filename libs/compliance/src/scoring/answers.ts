export type Answers = Readonly<Record<string, string>>;

/** A question and the options that a rule checks. Rules name options only in such data, so that tests can check them. */
export type NamedOptions = readonly [questionId: string, ...values: string[]];

export function says(answers: Answers, [questionId, ...values]: NamedOptions): boolean {
  return values.includes(answers[questionId] ?? '');
}
