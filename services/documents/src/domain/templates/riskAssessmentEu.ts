import type { Section } from '../document.ts';
import { fields, items, section, type Writer } from '../writer.ts';
import { gapsAndActions } from './gapsAndActions.ts';
import { riskRegister } from './riskRegister.ts';
import { signOff } from './signOff.ts';

/** Parts A to E: context, the register of Art. 9, the impact assessment of Art. 27, gaps and actions, sign-off. */
export function riskAssessmentEu(write: Writer): Section[] {
  const { say, law, blank, known, quoted, files, facts } = write;
  const { result, system } = facts;
  const impact = (id: string, needed: string) => blank(`fria-${id}`, needed, 'art-27-1');
  return [
    section(
      'context',
      'A System and context',
      fields(
        ['System', say(system.name, 'system.name')],
        ['Purpose', known('system.description', 'the intended purpose')],
        ['Type', known('system.systemType', 'the type of system')],
        ["The organisation's role", quoted('eu-02')],
        ['Scope', quoted('eu-01')],
        ['Area of Annex III', quoted('eu-07')],
        ['Product of Annex I', quoted('eu-08')],
        ['Exception of Art. 6(3)', quoted('eu-09')],
        [
          'Class under the AI Act',
          result.euClass
            ? say(`${result.euClass.name}. ${result.euClass.reason}`, 'result.class')
            : blank('class', 'the class under the AI Act'),
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
    section(
      'register',
      'B Risk register (Article 9)',
      items(
        law(
          'A risk management system runs through the whole lifecycle of a high-risk system: it identifies and evaluates risks, adopts measures and tests them.',
          'eu-10',
        ),
        quoted('eu-10'),
        ...files('eu-10'),
      ),
      riskRegister(write, 'eu-10'),
      fields(
        [
          'Overall residual risk',
          blank('residual', 'whether the overall residual risk is judged acceptable, by whom and why', 'art-9-5'),
        ],
        [
          'Minors and other vulnerable people',
          blank(
            'vulnerable',
            'whether the system is likely to affect people under 18 or other vulnerable groups, and what follows',
            'art-9-9',
          ),
        ],
      ),
    ),
    section(
      'fria',
      'C Fundamental rights impact assessment (Article 27)',
      items(
        law(
          'Required before first use: of public bodies, of private providers of public services, and of every deployer for credit scoring and for risk assessment and pricing in life and health insurance. Not required for critical infrastructure.',
          'art-27-1',
        ),
        quoted('eu-02a'),
        quoted('eu-20'),
      ),
      fields(
        [
          '(a) Process',
          impact('a', "the deployer's process in which the system is used, in line with its intended purpose"),
        ],
        ['(b) Period and frequency', impact('b', 'the period and the frequency of use')],
        ['(c) People and groups', impact('c', 'the categories of people and groups likely to be affected')],
        ['(d) Harms', impact('d', 'the specific risks of harm to them')],
        ['(e) Oversight', impact('e', 'how human oversight is carried out, according to the instructions for use')],
        [
          '(f) If risks materialise',
          impact('f', 'the measures then taken, with internal governance and complaint mechanisms'),
        ],
        [
          'Notified to the market surveillance authority',
          impact('notified', 'the date of the notification, or why none is required'),
        ],
        [
          'Data protection impact assessment',
          blank('dpia', 'a reference to the data protection impact assessment that this one complements', 'art-27-4'),
        ],
      ),
    ),
    section('gaps', 'D Gaps and actions', ...gapsAndActions(write)),
    signOff(write),
  ];
}
