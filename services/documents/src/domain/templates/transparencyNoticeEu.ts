import { publishedBank } from '@aicp/compliance/banks/banks';
import type { Section } from '../document.ts';
import { answersOf } from '../facts.ts';
import { fields, items, section, type Writer } from '../writer.ts';
import { instructionsForUse } from './instructionsForUse.ts';

/** For the people whom the system meets or decides about: plain words, at or before the first contact (Art. 50(5)). */
export function transparencyNoticeEu(write: Writer): Section[] {
  const { say, law, blank, known, answered, is, files, facts } = write;
  const highRisk = publishedBank(facts.bankVersion).highRisk?.(answersOf(facts));
  const { name } = facts.system;
  return [
    section(
      'responsible',
      'Who is responsible',
      fields(
        ['Organisation', known('organisation', 'the name and address of the organisation')],
        [
          'Its role',
          answered(
            'eu-02',
            {
              provider: 'We are the provider: we developed this system, or had it developed, under our own name.',
              deployer:
                'We are the deployer: we use this system under our own authority; another organisation provides it.',
              both: 'We provide this system and use it ourselves.',
              importer_distributor:
                'We import this system into the EU market or distribute it there; another organisation provides it.',
              rebrand_or_modify:
                'This system carries our name or was modified by us; we are responsible for it as its provider.',
            },
            'whether you provide this system, use it, or both',
          ),
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
        say(`${name} is an AI system.`, 'system.name'),
        known('system.systemType', 'what kind of system it is', text => `Kind of system: ${text}.`),
        answered(
          'eu-21',
          {
            disclosed: 'You are told clearly, at the first contact, that you are dealing with an AI system.',
            obvious: 'That you are dealing with an AI system is obvious from the circumstances.',
            not_interacting: 'The system does not interact with you directly.',
          },
          'how and when people are told that they are dealing with an AI system',
        ),
        blank(
          'where',
          'where and when people encounter the system: the page, the call, the branch, the step of the process',
          'art-50-1',
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
          'what the system decides, recommends or produces, and whether a decision about a person is taken without a human',
        ),
        answered(
          'eu-16',
          {
            implemented: 'Named, competent people can understand the system, overrule it and stop it.',
            partial: 'People can partly overrule or stop the system.',
          },
          'who oversees the system, what they can change, and how they can stop it',
        ),
        ...files('eu-16'),
      ),
    ),
    section(
      'data',
      'Data and sources',
      items(
        blank('data', 'the kinds of personal and other data used, and the source of each'),
        answered(
          'eu-11',
          {
            implemented: 'The origin, relevance and errors of the data are controlled and recorded.',
            partial: 'The origin, relevance and errors of the data are partly controlled.',
          },
          'how the quality of the data is controlled',
        ),
        ...files('eu-11'),
      ),
    ),
    section(
      'factors',
      'Main factors',
      items(blank('factors', 'the main factors in the outcome, and how each affects it')),
    ),
    section(
      'limits',
      'Accuracy and limits',
      items(
        blank(
          'accuracy',
          'how accurate the system is and where it is known to fail, in words that people without training can understand',
          'eu-17',
        ),
        answered(
          'eu-17',
          {
            implemented: 'Its accuracy is measured and declared, and its robustness and security are tested.',
            partial: 'Its accuracy, robustness and security are partly tested.',
          },
          'whether accuracy is measured and declared, and robustness and security are tested',
        ),
        answered(
          'eu-12',
          {
            implemented:
              'It is examined for unfair differences between groups of people, and any differences found are corrected.',
            partial: 'It is partly examined for unfair differences between groups of people.',
          },
          'whether it is examined for unfair differences between groups of people',
        ),
        ...files('eu-17'),
        ...files('eu-12'),
      ),
    ),
    section(
      'generated',
      'Generated content, emotions and biometrics',
      items(
        answered(
          'eu-22',
          {
            not_applicable:
              'The system neither generates pictures, sound, video or text that must be marked, nor recognises emotions, nor categorises people by biometrics.',
            done: 'Generated content is marked in a machine-readable way, deepfakes are labelled, and notice is given of emotion recognition and biometric categorisation.',
          },
          'how generated content is marked and labelled, and how notice is given of emotion recognition and biometric categorisation',
        ),
        is('eu-22', 'not_applicable')
          ? undefined
          : law(
              'Generated sound, pictures, video and text must be marked in a machine-readable way, and deepfakes disclosed; people must be told of emotion recognition and biometric categorisation.',
              'art-50-2-4',
              'art-50-3',
            ),
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
        highRisk?.annexIII
          ? law(
              'Where a decision based on a high-risk system of Annex III has a legal or similarly significant effect on you, you may ask its deployer for a clear and meaningful explanation of the role that the system played.',
              'eu-26',
            )
          : undefined,
        highRisk?.affectsPeople
          ? answered(
              'eu-26',
              {
                implemented:
                  'You can ask us for a clear explanation of a decision about you that is based on this system.',
                partial: 'A way to ask us for an explanation of a decision about you is partly in place.',
              },
              'how people ask for an explanation, and how soon they receive it',
            )
          : undefined,
        law(
          'Where a decision with a legal or similarly significant effect is taken solely by automated means, data protection law gives you, as a rule, the right not to be subject to it and, where it is allowed, the right to have a human review it, to give your view and to contest it.',
          'gdpr-22',
        ),
        blank(
          'contest',
          'how a person asks for a human review or contests an outcome, to whom, and how soon they receive an answer',
        ),
        blank(
          'complaint',
          'where people can complain: your own office, the data protection authority, and the market surveillance authority of your country',
        ),
      ),
    ),
    highRisk?.annexIII
      ? section(
          'people-told',
          'For workers and people subject to decisions',
          items(
            is('eu-07', 'III-4')
              ? law(
                  'Employers must inform the workers concerned and their representatives before a high-risk system is used at the workplace.',
                  'art-26-7',
                )
              : undefined,
            law(
              'Deployers of high-risk systems of Annex III that take or support decisions about people must tell those people that the system is used on them.',
              'art-26-11',
            ),
            blank('told-how', 'how and when the workers or people concerned were, or will be, told', 'art-26-11'),
          ),
        )
      : undefined,
    section(
      'accessibility',
      'Accessibility',
      items(
        law(
          'This information must be clear and distinguishable, be given no later than the first contact, and meet the applicable accessibility requirements.',
          'art-50-5',
        ),
        blank(
          'formats',
          'the other formats and languages in which this notice is available, and how to request them',
          'art-50-5',
        ),
      ),
    ),
    section(
      'changes',
      'Changes to this notice',
      items(blank('changes', 'the date of this notice, its version, and what has changed since the previous one')),
    ),
    instructionsForUse(write),
  ].filter(section => section !== undefined);
}
