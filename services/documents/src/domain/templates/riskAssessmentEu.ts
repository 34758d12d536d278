import { longDate } from '@aicp/compliance/law/calendar';
import type { Field, Section } from '../document.ts';
import type { Writer } from '../writer.ts';
import { fields, items, section } from '../writer.ts';
import { dutySections, gapsAndActionsOf } from './openDuties.ts';
import { owedSections } from './owedSections.ts';
import { furtherRisks, riskRows } from './riskRows.ts';
import { signOff } from './signOff.ts';

/**
 * For internal use: prohibited practices first, then class and level as two facts, every duty with its status, gaps with their remedies,
 * and the organisation's required documents, without those of others.
 */
export function riskAssessmentEu(write: Writer): Section[] {
  const { owed } = write;
  return [
    practiceFound(write),
    context(write),
    ...gapsAndActionsOf(write),
    ...dutySections(write),
    owed('d-9') ? register(write) : undefined,
    ...owedSections(write),
    signOff(write),
  ].filter(section => section !== undefined);
}

/** Prohibitions that apply or are unknown, with the action. */
function practiceFound({ result, say }: Writer): Section | undefined {
  const found = result.findings.flatMap(({ dutyId, text, severity }, index) =>
    /^5[a-z]+$/.test(dutyId) ? [{ dutyId, text, severity, index }] : [],
  );
  if (found.length === 0) return undefined;
  const isMet = found.some(({ severity }) => severity === 'critical');
  const lines = found.flatMap(({ dutyId, text, index }) => {
    const at = result.actions.findIndex(({ questionId }) => questionId === result.findings[index]?.questionId);
    const action = result.actions[at];
    return [say(text, `duty.${dutyId}`), ...(action ? [say(action.text, `action.${at}`)] : [])];
  });
  return section('practice', isMet ? 'Prohibited practice' : 'Prohibited practices: not known', items(...lines));
}

function context(write: Writer): Section {
  const { result, say, knownAs, facts, day } = write;
  const supervisors = result.supervisors.length > 0;
  const rows: [string, Field['item']][] = [
    ['System', say(facts.system.name, 'system.name')],
    ['Purpose', knownAs('system.description', 'purpose')],
    ['Type', knownAs('system.systemType', 'type')],
    ...(result.roles.length > 0
      ? [
          [
            'Your roles',
            say(
              result.roles.map(({ label, why }) => `${label}: ${why}`).join(' '),
              ...result.roles.map(({ id }) => `role.${id}`),
            ),
          ] as [string, Field['item']],
        ]
      : []),
    ['AI Act class', say(`${result.class?.label}. ${result.class?.reason}`, 'result.class')],
    ['Risk level (this tool’s rating)', say(levelWords(write), 'result.level')],
    ...(supervisors
      ? [['Supervised by', say(result.supervisors.join('; '), 'result.class')] as [string, Field['item']]]
      : []),
    ...(result.scored && result.fines
      ? [
          ['Fine ceiling', say(`${result.fines.inForce.text} ${result.fines.later.text}`, 'result.level')] as [
            string,
            Field['item'],
          ],
        ]
      : []),
    ['Date of the assessment', say(longDate(day), 'result.completed')],
  ];
  return section(
    'context',
    'System, class and risk level',
    fields(...rows),
    items(
      ...result.remarks.map((remark, index) => say(remark, `remark.${index}`)),
      ...result.notes.map(note => say(note, 'result.completed')),
    ),
  );
}

function levelWords({ result }: Writer): string {
  if (!result.scored) return 'Not scored: no duty of the AI Act applies to the system.';
  const { inForce, later } = result.scores;
  return `${result.riskLevel}, risk score ${result.riskScore} of 100. ${inForce.text} ${later.text}`;
}

function register(write: Writer): Section {
  const { dutySays, say, blank } = write;
  return section(
    'register',
    'Risk register (Article 9)',
    items(
      dutySays(
        'A risk management system covers the whole lifecycle of a high-risk system. It identifies and evaluates risks, adopts measures and tests them.',
        'd-9',
      ),
      say(
        'The harms below are typical of the system that the answers describe. They are a starting point: a person must judge whether each exists here, how likely it is and how severe.',
        'result.completed',
      ),
    ),
    riskRows(write, 'd-9'),
    furtherRisks(write),
    fields(
      [
        'Overall residual risk',
        {
          ...blank('residual', 'whether the overall residual risk is judged acceptable, by whom and why'),
          sources: ['law.art-9-5'],
        },
      ],
      [
        'Minors and other vulnerable people',
        {
          ...blank(
            'vulnerable',
            'whether the system is likely to affect people under 18 or other vulnerable groups, and what follows',
          ),
          sources: ['law.art-9-9'],
        },
      ],
    ),
  );
}
