import type { Item, Section } from '../document.ts';
import type { SharedBlank } from '../sharedBlanks.ts';
import type { Writer } from '../writer.ts';
import { fields, items, section } from '../writer.ts';
import { annexXii, instructionsForUse } from './owedSections.ts';

/** Sentences by duty, stated only if it is met. */
const inPlace: Readonly<Record<'EU' | 'UK', Readonly<Record<string, readonly [duty: string, sentence: string]>>>> = {
  EU: {
    metrics: ['d-15a', 'Accuracy and robustness are tested, and the metrics are declared.'],
    security: ['d-15c', 'The system is protected against poisoned data, adversarial input and other attacks.'],
    data: [
      'd-10',
      'The origin, relevance, representativeness, errors and gaps of the data are subject to data governance.',
    ],
    bias: ['d-10b', 'Bias is examined, and measures are taken against it.'],
    oversight: ['d-14', 'People can understand, override and stop the system.'],
  },
  UK: {
    metrics: ['uk-s3', 'The system is tested before release and monitored for drift afterwards.'],
    security: ['uk-s2', 'The system is protected against attacks and misuse.'],
    data: ['uk-f2', 'The data are representative, accurate and relevant for the purpose.'],
    bias: ['uk-f1', 'Outcomes are tested for bias across the characteristics that the Equality Act protects.'],
    oversight: ['uk-c2', 'A person who is able to change the outcome can intervene.'],
  },
};

/**
 * The nine sections of Mitchell et al., "Model Cards for Model Reporting" (2019). It is voluntary, and states limits as facts: no gaps,
 * actions or scores. A provider's information for deployers and integrators follows if the duty applies.
 */
export function modelCard(write: Writer): Section[] {
  const { say, open, knownAs, facts, met, basis, owed } = write;
  const said = (key: string): Item | undefined => {
    const [duty = '', sentence = ''] = inPlace[facts.jurisdiction][key] ?? [];
    const isDone = facts.jurisdiction === 'UK' ? write.duties.get(duty)?.status === 'met' : met(duty);
    return isDone ? say(sentence, ...basis(duty)) : undefined;
  };
  const only = (key: SharedBlank) => items(open(key));
  return [
    section(
      'details',
      '1 Model details',
      fields(
        ['Name', say(facts.system.name, 'system.name')],
        ['Version', open('system-version')],
        ...(facts.jurisdiction === 'EU' ? [['Provider', write.provider()] as [string, Item]] : []),
        ['Supplier', open('supplier')],
        ['Type', knownAs('system.systemType', 'type')],
        ['Architecture', open('architecture')],
        ['Licence', write.blank('licence', 'the licence of the model and of its components')],
        ['Contact', open('contact')],
      ),
    ),
    section(
      'use',
      '2 Intended use',
      fields(
        ['Intended use', knownAs('system.description', 'purpose')],
        ['Intended users', open('users')],
        ['Unintended uses', open('misuse')],
      ),
    ),
    section(
      'factors',
      '3 Factors',
      fields(
        ['Groups', open('groups')],
        [
          'Instruments and environment',
          write.blank('environment', 'the devices, conditions and environment that influence performance'),
        ],
      ),
    ),
    section('metrics', '4 Metrics', items(open('metrics'), said('metrics'), said('security'))),
    section('evaluation-data', '5 Evaluation data', only('evaluation-data')),
    section('training-data', '6 Training data', items(open('training-data'), said('data'))),
    section(
      'analyses',
      '7 Quantitative analyses',
      items(
        write.blank('disaggregated', 'results for each factor separately'),
        write.blank('intersectional', 'results for combinations of factors'),
      ),
    ),
    section(
      'ethics',
      '8 Ethical considerations',
      items(
        write.blank(
          'sensitive',
          'whether sensitive data are used, and whether the outcome matters for life, health, safety or rights',
        ),
        said('bias'),
        said('oversight'),
        open('oversight'),
      ),
    ),
    section(
      'caveats',
      '9 Caveats and recommendations',
      items(write.blank('caveats', 'what was not tested, and what else users should know')),
    ),
    owed('d-13') ? instructionsForUse(write) : undefined,
    owed('d-53b') ? annexXii(write) : undefined,
  ].filter(section => section !== undefined);
}
