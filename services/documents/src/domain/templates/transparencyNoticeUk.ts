import type { Section } from '../document.ts';
import { fields, items, section, type Writer } from '../writer.ts';

/** For people in the UK: what data protection law makes an organisation tell them, and where they can turn. */
export function transparencyNoticeUk({ say, law, blank, known, answered, is, files, facts }: Writer): Section[] {
  const takesDecisionsAlone = !is('uk-c2', 'not_applicable');
  return [
    section(
      'responsible',
      'Who is responsible',
      fields(
        ['Organisation', known('organisation', 'the name and address of the organisation')],
        [
          'Senior owner',
          is('uk-a1', 'yes')
            ? say('A named senior person is accountable for the system.', 'answer.uk-a1')
            : blank('owner', 'the senior person accountable for the system', 'uk-a1'),
        ],
        ['Contact', blank('contact', 'a postal address, an email address and a telephone number that people can use')],
        [
          'Data protection officer',
          blank('dpo', 'the name and contact of the data protection officer, or "none appointed"'),
        ],
      ),
    ),
    section(
      'ai-used',
      'Use of AI',
      items(
        say(`${facts.system.name} is an AI system.`, 'system.name'),
        known('system.systemType', 'what kind of system it is', text => `Kind of system: ${text}.`),
        answered(
          'uk-t1',
          {
            implemented: 'People are told that AI is used and what for.',
            partial: 'People are partly told that AI is used.',
          },
          'how and when people are told that AI is used and what for',
        ),
        blank(
          'where',
          'where and when people encounter the system: the page, the call, the branch, the step of the process',
          'uk-t1',
        ),
        answered(
          'uk-t4',
          {
            implemented: 'Generated content and the system itself are clearly identified for what they are.',
            partial: 'Generated content and the system itself are only partly identified for what they are.',
          },
          'how generated content and the system itself are identified for what they are',
        ),
      ),
    ),
    section(
      'purpose',
      'Purpose',
      items(known('system.description', 'what the system is used for, in two or three plain sentences')),
    ),
    section(
      'decision',
      'Decisions and human oversight',
      items(
        blank(
          'decides',
          'what the system decides, recommends or produces, and whether a significant decision is taken without meaningful human involvement',
          'uk-c2',
        ),
        answered(
          'uk-c2',
          {
            implemented:
              'A human who is able to change the outcome can intervene in solely automated significant decisions.',
            partial: 'A human can intervene in some solely automated significant decisions.',
            not_applicable: 'The system takes no solely automated significant decisions.',
          },
          'who can step into a decision, and how',
        ),
        ...files('uk-c2'),
      ),
    ),
    section(
      'data',
      'Data and sources',
      items(
        blank('data', 'the kinds of personal and other data used, and the source of each', 'uk-t1'),
        answered(
          'uk-f3',
          {
            implemented:
              'The lawful basis is recorded, with a condition for special-category data where such data are used.',
            partial: 'The lawful basis is partly recorded.',
            not_applicable: 'No personal data are processed.',
          },
          'the lawful basis, and the condition for special-category data where such data are used',
        ),
        answered(
          'uk-f2',
          {
            implemented: 'The data are checked to be representative, accurate and relevant for the purpose.',
            partial: 'The data are partly checked to be representative, accurate and relevant.',
          },
          'how the data are checked to be representative, accurate and relevant',
        ),
        ...files('uk-f2'),
      ),
    ),
    section(
      'factors',
      'Main factors',
      items(blank('factors', 'the main factors in the outcome, and how each affects it', 'uk-t2')),
    ),
    section(
      'limits',
      'Accuracy and limits',
      items(
        blank(
          'accuracy',
          'how accurate the system is and where it is known to fail, in words that people without training can understand',
          'uk-t3',
        ),
        answered(
          'uk-s3',
          {
            implemented: 'It is tested before release and monitored for drift afterwards.',
            partial: 'It is partly tested before release or monitored afterwards.',
          },
          'how it is tested before release and monitored afterwards',
        ),
        answered(
          'uk-f1',
          {
            implemented: 'It is tested for bias across the characteristics that the Equality Act protects.',
            partial: 'It is partly tested for bias.',
            not_applicable: 'It neither makes nor supports decisions about people.',
          },
          'whether it is tested for bias across the characteristics that the Equality Act protects',
        ),
        ...files('uk-s3'),
        ...files('uk-f1'),
      ),
    ),
    section(
      'effects',
      'What it may mean for you',
      items(blank('effects', 'what the outcome can mean for a person: what they may get, lose, or have to do')),
    ),
    section(
      'rights',
      'Your rights',
      items(
        takesDecisionsAlone
          ? law(
              'Where a significant decision about you is taken without meaningful human involvement, you must be told about it, and you can make representations, have a human review it, and contest it.',
              'uk-c2',
            )
          : undefined,
        answered(
          'uk-t2',
          {
            implemented: 'You can get a meaningful explanation of an outcome that concerns you.',
            partial: 'A way to get an explanation of an outcome that concerns you is partly in place.',
          },
          'how people get an explanation of an outcome, and within which time',
        ),
        answered(
          'uk-c1',
          {
            implemented: 'There is a published way to contest an outcome, with a time limit for the answer.',
            partial: 'A published way to contest an outcome, with a time limit for the answer, is partly in place.',
          },
          'how a person contests an outcome, to whom, and how soon they receive an answer',
        ),
        takesDecisionsAlone
          ? blank('contest', 'the address for representations, human review and contesting a decision', 'uk-c3')
          : undefined,
      ),
    ),
    section(
      'complaints',
      'How to complain',
      items(
        law(
          'You can complain to us about how your data are used; we must acknowledge it within 30 days and take appropriate steps.',
          'uk-c4',
        ),
        answered(
          'uk-c4',
          {
            implemented:
              'We have a complaints process that acknowledges within 30 days, puts matters right and learns from them.',
            partial: 'Our complaints process is partly in place.',
          },
          'the complaints process, with its address',
        ),
        say('You can also complain to the Information Commission (ICO): https://ico.org.uk.', 'law.uk-c4'),
      ),
    ),
    section(
      'atrs',
      'Public bodies: the transparency record',
      items(
        law(
          "Central government bodies, and arm's-length bodies in scope, publish a record under the Algorithmic Transparency Recording Standard. Private organisations need not.",
          'uk-t3',
        ),
        blank('atrs', 'the address of the published record, or "not a public body in scope"', 'uk-t3'),
      ),
    ),
    section(
      'accessibility',
      'Accessibility',
      items(
        blank('formats', 'the other formats and languages in which this notice is available, and how to request them'),
      ),
    ),
    section(
      'changes',
      'Changes to this notice',
      items(blank('changes', 'the date of this notice, its version, and what has changed since the previous one')),
    ),
  ];
}
