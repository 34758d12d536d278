/** The value chosen for each question id. */
export type Answers = Readonly<Record<string, string>>;

/** A question and the options that a rule checks. Rules name options only in such data, so that tests can check them. */
export type NamedOptions = readonly [questionId: string, ...values: string[]];

/** Whether the answer is one of the named options. */
export function says(answers: Answers, [questionId, ...values]: NamedOptions): boolean {
  return values.includes(answers[questionId] ?? '');
}
