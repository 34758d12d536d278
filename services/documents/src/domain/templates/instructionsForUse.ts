import type { Section } from '../document.ts';
import { fields, items, section, type Writer } from '../writer.ts';

/** Art. 13's instructions are for deployers, a separate document; offered as an annex so that nothing is mixed up. */
export function instructionsForUse({ law, blank, known, answered, is }: Writer): Section {
  const provider = 'identity and contact of the provider and its authorised representative';
  const part = (id: string, needed: string) => blank(`instructions-${id}`, needed, 'art-13-3');
  return section(
    'instructions',
    'Annex: instructions for use, for deployers',
    items(
      law(
        'This annex is not intended for the people affected. It lists what the provider of a high-risk system must tell its deployers.',
        'art-13-3',
      ),
      answered(
        'eu-15',
        {
          implemented: 'Deployers receive instructions for use that state limits, accuracy and human oversight.',
          partial: 'Deployers receive partial instructions for use.',
        },
        'whether deployers receive instructions for use',
      ),
    ),
    fields(
      [
        '(a) Provider',
        is('eu-02', 'provider', 'both', 'rebrand_or_modify')
          ? known('organisation', provider)
          : part('provider', provider),
      ],
      ['(b) Intended purpose', known('system.description', 'the intended purpose')],
      [
        '(b) Accuracy, robustness, cybersecurity',
        part('accuracy', 'the levels and metrics against which the system was tested, and what can change them'),
      ],
      [
        '(b) Foreseeable risks',
        part(
          'risks',
          'circumstances and foreseeable misuse that may lead to risks to health, safety or fundamental rights',
        ),
      ],
      ['(b) Explainability', part('explainability', 'the information that the system provides to explain its output')],
      [
        '(b) Performance for groups',
        part('groups', 'performance for the people or groups on whom it is intended to be used'),
      ],
      [
        '(b) Input data',
        part('input', 'specifications of the input data and what is relevant of training, validation and testing data'),
      ],
      [
        '(b) Interpreting the output',
        part('interpretation', 'what deployers need to interpret the output and use it appropriately'),
      ],
      [
        '(c) Predetermined changes',
        part(
          'changes',
          'changes to the system and its performance that were determined at the initial conformity assessment',
        ),
      ],
      [
        '(d) Human oversight',
        part('oversight', 'the oversight measures, with the technical means that help to interpret the output'),
      ],
      [
        '(e) Resources, lifetime, maintenance',
        part('resources', 'computing and hardware needed, expected lifetime, maintenance and updates'),
      ],
      ['(f) Logs', part('logs', 'how deployers collect, store and interpret the logs')],
    ),
  );
}
