import { bankOf } from '@aicp/compliance/banks/banks';
import type { Section } from '../document.ts';
import { fields, items, section, table, type Writer } from '../writer.ts';
import { gapsAndActions } from './gapsAndActions.ts';
import { riskRegister } from './riskRegister.ts';
import { signOff } from './signOff.ts';

/** The five principles with their ratings, screening for a DPIA, the Equality Act, gaps and actions, sign-off. */
export function riskAssessmentUk(write: Writer): Section[] {
  const { say, blank, known, quoted, files, facts } = write;
  const { result, system } = facts;
  const questions = bankOf(facts.bankVersion).questions;
  const principles = new Set(questions.flatMap(({ principle }) => principle ?? []));
  return [
    section(
      'context',
      'A System and context',
      fields(
        ['System', say(system.name, 'system.name')],
        ['Purpose', known('system.description', 'the intended purpose')],
        ['Type', known('system.systemType', 'the type of system')],
        [
          'Overall rating',
          result.ragScore ? say(`${result.ragScore}.`, 'result.rag') : blank('rag', 'the overall rating'),
        ],
        [
          'Result of the assessment',
          say(
            `Risk level ${result.riskLevel}, risk score ${result.riskScore} of 100, compliance score ${result.complianceScore} of 100.`,
            'result.level',
          ),
        ],
      ),
      items(...result.notes.map(note => say(note, 'result.level'))),
    ),
    ...[...principles].map(name => {
      const scored = result.principleScores?.find(({ principle }) => principle === name);
      const own = questions.filter(({ principle }) => principle === name);
      return section(
        `principle-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
        `B ${name}`,
        items(
          scored
            ? say(`Rated ${scored.rag}, ${scored.score} of 100.`, 'result.rag', ...own.map(({ id }) => `answer.${id}`))
            : undefined,
        ),
        table(
          ['Question and answer', 'Source'],
          own.map(({ id, citation }) => [quoted(id), say(citation.label, `law.${id}`)]),
        ),
        items(...own.flatMap(({ id }) => files(id))),
      );
    }),
    section('register', 'C Risk register', riskRegister(write, 'uk-s1')),
    section(
      'dpia',
      'D Data protection impact assessment: screening',
      items(quoted('uk-a2')),
      fields(
        [
          'High risk to people',
          blank(
            'dpia-high-risk',
            'whether the processing is likely to result in a high risk to people, and why',
            'uk-a2',
          ),
        ],
        [
          'Assessment',
          blank(
            'dpia-reference',
            'a reference to the assessment and its date, or the recorded reason why none is needed',
            'uk-a2',
          ),
        ],
      ),
    ),
    section(
      'equality',
      'E Equality Act 2010',
      items(quoted('uk-f1')),
      fields(
        [
          'Protected characteristics',
          blank(
            'equality-groups',
            'for each protected characteristic: whether outcomes differ, and how that is justified or put right',
            'uk-f1',
          ),
        ],
        [
          'Public sector equality duty',
          blank('equality-duty', 'for public bodies: how due regard was paid (s. 149)', 'uk-f1'),
        ],
      ),
    ),
    section('gaps', 'F Gaps and actions', ...gapsAndActions(write)),
    { ...signOff(write), title: 'G Sign-off and review' },
  ];
}
