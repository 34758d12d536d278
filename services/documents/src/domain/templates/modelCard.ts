import type { Section } from '../document.ts';
import { fields, items, section, type Writer } from '../writer.ts';
import { annexIvParticulars } from './annexIvParticulars.ts';

/** The nine sections of Mitchell et al., "Model Cards for Model Reporting" (2019), with Annex IV's particulars under EU rules. */
export function modelCard(write: Writer): Section[] {
  const { say, blank, known, answered, files, facts } = write;
  const isEu = facts.jurisdiction === 'EU';
  const asked = isEu
    ? { bias: 'eu-12', data: 'eu-11', testing: 'eu-17', oversight: 'eu-16' }
    : { bias: 'uk-f1', data: 'uk-f2', testing: 'uk-s3', oversight: 'uk-c2' };
  return [
    section(
      'details',
      '1 Model details',
      fields(
        ['Name', say(facts.system.name, 'system.name')],
        ['Developer', blank('developer', 'the person or organisation that developed the model')],
        ['Version and date', blank('version', 'the version of the model and its date')],
        ['Type', known('system.systemType', 'the type of model', text => text)],
        ['Architecture', blank('architecture', 'the kind of model, its size, and the base model where there is one')],
        ['Licence', blank('licence', 'the licence of the model and of its components')],
        ['Contact', blank('contact', 'where questions and comments about the model can be sent')],
      ),
    ),
    section(
      'use',
      '2 Intended use',
      fields(
        ['Intended use', known('system.description', 'what the model is intended for')],
        ['Intended users', blank('users', 'who is intended to use it')],
        ['Out of scope', blank('out-of-scope', 'uses for which it is not intended and should not be used')],
      ),
    ),
    section(
      'factors',
      '3 Factors',
      fields(
        ['Groups', blank('groups', 'the groups of people between which performance may differ')],
        [
          'Instruments and environment',
          blank('environment', 'the devices, conditions and surroundings that influence performance'),
        ],
      ),
    ),
    section(
      'metrics',
      '4 Metrics',
      items(
        blank(
          'metrics',
          'the measures of performance, the thresholds for decisions, and why these were chosen',
          asked.testing,
        ),
        answered(
          asked.testing,
          isEu
            ? {
                implemented:
                  'Accuracy metrics are declared, robustness is tested, and attacks specific to AI are covered.',
                partial: 'Accuracy, robustness and protection against attacks specific to AI are partly covered.',
              }
            : {
                implemented: 'The system is tested before release and monitored for drift afterwards.',
                partial: 'Testing before release or monitoring afterwards is partly in place.',
              },
          'how performance is tested',
        ),
        ...files(asked.testing),
      ),
    ),
    section(
      'evaluation-data',
      '5 Evaluation data',
      items(
        blank('evaluation-data', 'the data sets used for evaluation, why they were chosen, and how they were prepared'),
      ),
    ),
    section(
      'training-data',
      '6 Training data',
      items(
        blank(
          'training-data',
          'the data sets used for training: provenance, scope, labelling and cleaning',
          asked.data,
        ),
        answered(
          asked.data,
          isEu
            ? {
                implemented:
                  'Provenance, relevance, representativeness and errors of the data are governed and recorded.',
                partial: 'Provenance, relevance, representativeness and errors of the data are partly governed.',
              }
            : {
                implemented: 'The data are representative, accurate and relevant for the purpose.',
                partial: 'The data are partly ensured to be representative, accurate and relevant.',
              },
          'how the data are governed',
        ),
        ...files(asked.data),
      ),
    ),
    section(
      'analyses',
      '7 Quantitative analyses',
      items(
        blank('disaggregated', 'results for each factor on its own'),
        blank('intersectional', 'results for combinations of factors'),
      ),
    ),
    section(
      'ethics',
      '8 Ethical considerations',
      items(
        blank(
          'sensitive',
          'whether sensitive data are used, and whether the outcome matters for life, health, safety or rights',
        ),
        answered(
          asked.bias,
          {
            implemented: 'Bias is tested across groups, and any bias found is mitigated.',
            partial: 'Bias across groups is partly tested or mitigated.',
            not_applicable: 'The system neither makes nor supports decisions about people.',
          },
          'how bias across groups is examined and mitigated',
        ),
        answered(
          asked.oversight,
          isEu
            ? {
                implemented: 'Named, competent people can understand, override and stop the system.',
                partial: 'Human oversight is partly in place.',
              }
            : {
                implemented:
                  'A human who is able to change the outcome can intervene in solely automated significant decisions.',
                partial: 'Human intervention in solely automated significant decisions is partly in place.',
                not_applicable: 'The system takes no solely automated significant decisions.',
              },
          'who oversees the system and what they can do',
        ),
        ...files(asked.bias),
        ...files(asked.oversight),
        ...facts.result.findings.map(({ text }, index) => say(`Open gap: ${text}`, `finding.${index}`)),
      ),
    ),
    section(
      'caveats',
      '9 Caveats and recommendations',
      items(
        blank('caveats', 'what was not tested, and what else users should know'),
        ...facts.result.actions.map(({ text }, index) => say(text, `action.${index}`)),
      ),
    ),
    isEu ? annexIvParticulars(write) : undefined,
  ].filter(section => section !== undefined);
}
