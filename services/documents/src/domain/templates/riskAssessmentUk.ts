import { longDate } from '@aicp/compliance/law/calendar';
import type { Field, Section } from '../document.ts';
import type { Writer } from '../writer.ts';
import { fields, items, section, table } from '../writer.ts';
import { dutySections, gapsAndActionsOf } from './openDuties.ts';
import { furtherRisks, riskRows } from './riskRows.ts';
import { signOff } from './signOff.ts';

/** For internal use, in the UK's terms: prohibitions, rating and regulators first, then the items by law. */
export function riskAssessmentUk(write: Writer): Section[] {
  const { owed } = write;
  return [
    forbidden(write),
    context(write),
    regulators(write),
    section('principles', 'The five principles', principles(write)),
    ...gapsAndActionsOf(write),
    ...dutySections(write),
    section('register', 'Risk register', registerIntro(write), riskRows(write, 'uk-s1'), furtherRisks(write)),
    owed('uk-a2') ? dpia(write) : undefined,
    owed('uk-f1') || isPublic(write) ? equality(write) : undefined,
    signOff(write),
  ].filter(section => section !== undefined);
}

/** Everything that the assessment finds prohibited, or prohibited under a condition. */
function forbidden({ result, say }: Writer): Section | undefined {
  const found = result.findings.flatMap((gap, index) =>
    gap.severity === 'critical' && gap.text.includes('orbidden') ? [{ gap, index }] : [],
  );
  if (found.length === 0) return undefined;
  const lines = found.flatMap(({ gap, index }) => {
    const at = result.actions.findIndex(
      ({ questionId, citation }) => questionId === gap.questionId && citation.label === gap.citation.label,
    );
    const action = result.actions[at];
    return [say(gap.text, `finding.${index}`), ...(action ? [say(action.text, `action.${at}`)] : [])];
  });
  return section('forbidden', 'Forbidden by law', items(...lines));
}

function context({ result, say, knownAs, facts, day }: Writer): Section {
  const rows: [string, Field['item']][] = [
    ['System', say(facts.system.name, 'system.name')],
    ['Purpose', knownAs('system.description', 'purpose')],
    ['Type', knownAs('system.systemType', 'type')],
    ['Overall rating', say(`${result.ragScore}`, 'result.rag')],
    [
      'Risk level (this tool’s rating)',
      say(`${result.riskLevel}, risk score ${result.riskScore} of 100. ${result.scores.inForce.text}`, 'result.level'),
    ],
    ['Date of the assessment', say(longDate(day), 'result.completed')],
  ];
  return section(
    'context',
    'System, rating and risk level',
    fields(...rows),
    items(
      ...result.remarks.map((remark, index) => say(remark, `remark.${index}`)),
      ...result.notes.map(note => say(note, 'result.completed')),
    ),
  );
}

function regulators({ result, say }: Writer): Section | undefined {
  const found = result.regulators ?? [];
  if (found.length === 0) return undefined;
  return section(
    'regulators',
    'Regulators',
    fields(
      ...found.map(({ code, name, fullName, reason }): [string, Field['item']] => [
        name,
        say(`${fullName}. ${reason}`, `regulator.${code}`),
      ]),
    ),
  );
}

function principles({ result, say }: Writer) {
  const rows = (result.principleScores ?? []).map(({ principle, rag, score }) => {
    const ids = result.duties.filter(({ title }) => title.startsWith(`${principle}: `)).map(({ id }) => `duty.${id}`);
    const cell = (text: string) => say(text, ...(ids.length > 0 ? ids : ['result.rag']));
    return [cell(principle), cell(rag), cell(`${score} of 100`)];
  });
  return table(['Principle', 'Rating', 'Score'], rows);
}

function registerIntro({ say }: Writer) {
  return items(
    say(
      'The harms below are typical of the system that the answers describe. They are a starting point: a person must judge whether each exists here, how likely it is and how severe.',
      'result.completed',
    ),
  );
}

function dpia({ blank, open }: Writer): Section {
  return section(
    'dpia',
    'Data protection impact assessment: screening',
    fields(
      [
        'High risk to people',
        blank(
          'dpia-high-risk',
          'whether the processing is likely to result in a high risk to people, and why',
          'uk-a2',
        ),
      ],
      ['Assessment', open('dpia', 'uk-a2')],
    ),
  );
}

/** A public body, or a system that performs a public function: the equality duty covers both. */
const isPublic = ({ maybe }: Writer) => maybe('uk2-f-pub') || maybe('uk2-f-fun');

function equality(write: Writer): Section {
  const { blank } = write;
  return section(
    'equality',
    'Equality Act 2010',
    fields(
      [
        'Protected characteristics',
        blank(
          'equality-groups',
          'for each protected characteristic: whether outcomes differ, and how that is justified or corrected',
          'uk-f1',
        ),
      ],
      ...(isPublic(write)
        ? [
            [
              'Public sector equality duty',
              blank('equality-duty', 'how due regard was paid to equality (s. 149)', 'uk-f1'),
            ] as [string, Field['item']],
          ]
        : []),
    ),
  );
}
