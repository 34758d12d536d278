const under = (path: string, names: string[]) => names.map(name => `${path}.${name}`);

/** The paths of a completed assessment that its duties are shown by. */
export const DUTY_PATHS: readonly string[] = [
  ...['bankVersion', 'jurisdiction', 'completedAt', 'completedBy', 'result.trace', 'result.notes'],
  ...under('answers', ['questionId', 'answer', 'answeredBy', 'answeredAt', 'fromOrganisation']),
  ...under('result.duties', ['id', 'questionId', 'status', 'title', 'citation.label', 'from', 'why']),
  ...under('result.findings', ['questionId', 'severity', 'state', 'appliesFrom', 'citation.appliesFrom']),
  ...['result.actions.questionId', 'result.actions.goodPractice'],
];
