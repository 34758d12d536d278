import type { Block, Item } from '../document.ts';
import { table, type Writer } from '../writer.ts';

const columns = [
  'Risk',
  'Right, health or safety affected',
  'Origin (intended purpose or reasonably foreseeable misuse)',
  'Likelihood (1 to 5)',
  'Severity (1 to 5)',
  'Existing controls',
  'Measure (eliminate, then mitigate, then inform and train)',
  'Remaining risk',
  'Owner',
  'Due',
  'Test evidence',
];

/**
 * A register with a row for each gap that the assessment found, and one for what it cannot know. Likelihood and severity are
 * judged by people: nothing here is estimated.
 * @param basis the law that asks for a register
 */
export function riskRegister({ say, blank, facts }: Writer, basis: string): Block {
  const { findings, actions } = facts.result;
  const open = (row: string, id: string, needed: string) => blank(`risk-${row}-${id}`, needed, basis);
  const rest = (row: string) => ({
    affected: open(row, 'affected', 'who and what is affected'),
    origin: open(
      row,
      'origin',
      'whether the risk arises from the intended purpose or from reasonably foreseeable misuse',
    ),
    likelihood: open(row, 'likelihood', '1 to 5'),
    severity: open(row, 'severity', '1 to 5'),
    controls: open(row, 'controls', 'controls in place'),
    residual: open(row, 'residual', 'the risk that remains'),
    owner: open(row, 'owner', 'owner'),
    evidence: open(row, 'evidence', 'test evidence'),
  });
  const rows = findings.map(({ text, questionId }, index): Item[] => {
    const { affected, origin, likelihood, severity, controls, residual, owner, evidence } = rest(questionId);
    const at = actions.findIndex(action => action.questionId === questionId);
    const action = actions[at];
    const measure = action ? say(action.text, `action.${at}`) : open(questionId, 'measure', 'the measure');
    const due = action ? say(action.due, `action.${at}`) : open(questionId, 'due', 'due date');
    const files = facts.evidence.filter(({ supports }) => supports === questionId);
    const [file] = files;
    return [
      say(text, `finding.${index}`),
      affected,
      origin,
      likelihood,
      severity,
      controls,
      measure,
      residual,
      owner,
      due,
      file ? say(files.map(({ name }) => name).join(', '), ...files.map(({ id }) => `evidence.${id}`)) : evidence,
    ];
  });
  const { affected, origin, likelihood, severity, controls, residual, owner, evidence } = rest('further');
  const further = [
    open('further', 'risk', 'any further risk to health, safety or fundamental rights'),
    affected,
    origin,
    likelihood,
    severity,
    controls,
    open('further', 'measure', 'the measure'),
    residual,
    owner,
    open('further', 'due', 'due date'),
    evidence,
  ];
  return table(columns, [...rows, further]);
}
