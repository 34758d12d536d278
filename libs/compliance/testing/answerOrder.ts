import { tradeDuties } from '../src/banks/eu/duties/trade.ts';
import type { Question } from '../src/scoring/question.ts';
import { valuesOf } from '../src/scoring/scoreOf.ts';

/** Each chain goes from better to worse; the values of one step are equal. Values without a common chain are not comparable. */
type Chains = readonly (readonly (readonly string[])[])[];

const opens: Chains = [[['no'], ['yes', 'unsure']]];
const closes: Chains = [[['yes'], ['no', 'unsure']]];
const seat: Chains = [[['eu'], ['outside', 'unsure']]];
const equal = (...values: string[]): Chains => [[values]];
const generator = (...safe: string[]): Chains => [
  [['no', 'cannot', 'safeguarded', ...safe], ['unsure'], ['unguarded', 'purpose']],
];

const chains: Readonly<Record<string, Chains>> = {
  ai: [[['no'], ['yes', 'unsure']]],
  x: [
    [['military', 'science', 'retired'], ['personal'], ['none', 'dual', 'unsure']],
    [['military', 'science'], ['planned'], ['none', 'dual', 'unsure']],
    [['military', 'science'], ['premarket']],
  ],
  rwt: [[['no'], ['sandbox', 'art60a'], ['art60', 'without', 'unsure']]],
  oss: closes,
  'r-prov': [
    [['supply'], ['both', 'unsure']],
    [['own'], ['both', 'unsure']],
  ],
  'r-ar': [[['no'], ['yes']]],
  'pl-seat': seat,
  'c-seat': seat,
  'g-seat': seat,
  'o-kind': [
    [['private'], ['pubserv'], ['unsure']],
    [['private'], ['publaw'], ['unsure']],
    [['private'], ['authority', 'mig', 'court'], ['unsure']],
    [['le'], ['unsure']],
  ],
  'o-fin': equal('yes', 'no', 'unsure'),
  'o-size': [[['sme'], ['smc'], ['large', 'unsure']]],
  'f-gpm': [
    [['no'], ['yes', 'unsure']],
    [['no'], ['platform']],
  ],
  ao: [[['other'], ['own'], ['platform', 'unsure']]],
  'c-ao': [[['none'], ['other'], ['own'], ['platform', 'unsure']]],
  '5a': [[['no'], ['unsure'], ['yes']]],
  '5b': [[['no'], ['unsure'], ['yes']]],
  '5c': [[['no', 'lawful'], ['unsure'], ['unrelated', 'disproportionate']]],
  '5d': [
    [['no'], ['unsure'], ['yes']],
    [['no'], ['support']],
  ],
  '5e': [[['no'], ['unsure'], ['yes']]],
  '5f': [
    [['no', 'fatigue'], ['unsure'], ['yes']],
    [['no'], ['medical']],
  ],
  '5g': [[['no', 'lawful'], ['unsure'], ['yes']]],
  '5h': [
    [['no'], ['unsure'], ['yes']],
    [['no'], ['authorised', 'urgent']],
  ],
  '5ba-p': generator('consent', 'alter'),
  'c-5ba': generator('consent', 'alter'),
  '5bb-p': generator('right'),
  'c-5bb': generator('right'),
  '5ba-d': [[['no', 'consent'], ['unsure'], ['yes']]],
  '5bb-d': [[['no', 'right'], ['unsure'], ['yes']]],
  'a1-law': [
    [['none'], ['toys', 'craft', 'lifts', 'atex', 'radio', 'pressure', 'cable', 'ppe', 'gas', 'several_a', 'unsure']],
    [['avsec', 'bikes', 'tractors', 'marine', 'rail', 'cars', 'aviation', 'machinery'], ['unsure']],
    [['none'], ['mdr']],
    [['none'], ['ivdr']],
  ],
  'a1-role': [[['neither'], ['product', 'function', 'failure', 'unsure']]],
  'a1-mdr': [
    [
      ['i', 'inhouse'],
      ['is', 'iia', 'iib', 'iii', 'xvi', 'legacy', 'unsure'],
    ],
  ],
  'a1-ivd': [
    [
      ['a', 'inhouse'],
      ['as', 'b', 'c', 'd', 'legacy', 'unsure'],
    ],
  ],
  'a1-tp': [
    [
      ['no', 'nonhealth'],
      ['yes', 'selfstd', 'unsure'],
    ],
  ],
  a3: ['1', '2', '3', '4', '5', '6', '7', '8'].map(area => [['none'], [area], ['unsure']]),
  'e-prof': opens,
  'e-ground': [
    [
      ['a', 'b', 'c', 'd'],
      ['none', 'unsure'],
    ],
  ],
  'e-doc': [[['implemented'], ['partial'], ['none', 'unsure']]],
  'e-doc-d': [
    [
      ['implemented', 'partial'],
      ['none', 'unsure'],
    ],
  ],
  'e-reg': [
    [
      ['yes', 'planned'],
      ['no', 'unsure'],
    ],
  ],
  'r-25a': [
    [
      ['no', 'contract'],
      ['yes', 'unsure'],
    ],
  ],
  'r-25o': equal('yes', 'no', 'unsure'),
  'r-25i': [
    [
      ['no', 'excluded'],
      ['yes', 'unsure'],
    ],
  ],
  'm-x': [[['no', 'unsure']]],
  'm-in3': closes,
  'm-in1': closes,
  'm-chg': [[['no'], ['yes', 'unsure'], ['happened']]],
  'm-gen': closes,
  't-obv': [
    [
      ['yes', 'law'],
      ['no', 'unsure'],
    ],
  ],
  't-mark': [
    [
      ['edit', 'b2b', 'law'],
      ['no', 'unsure'],
    ],
  ],
  't-emo': [
    [
      ['no', 'law'],
      ['yes', 'unsure'],
    ],
  ],
  't-deep': [
    [
      ['no', 'law'],
      ['yes', 'art', 'unsure'],
    ],
  ],
  't-text': [
    [
      ['no', 'reviewed', 'law'],
      ['yes', 'unsure'],
    ],
  ],
  's-mod': [
    [
      ['no', 'none', 'pre'],
      ['yes', 'unsure'],
    ],
  ],
  's-supply': [
    [
      ['no', 'oss'],
      ['yes', 'unsure'],
    ],
  ],
  's-sbx': equal('yes', 'no'),
  'p-std': equal('full', 'part', 'none', 'unsure'),
  'p-rep': equal('yes', 'no', 'unsure'),
  'f-work': [
    [
      ['no', 'applicants'],
      ['yes', 'unsure'],
    ],
  ],
  'g-prov': [[['none'], ['modified'], ['made', 'exclude', 'unsure']]],
  'g-third': [[['under'], ['over', 'unsure']]],
  'g-sci': closes,
  'g-des': [[['no'], ['yes']]],
  'g-oss': closes,
  'g-when': closes,
};

/**
 * Not ordered, wholly or for some answers: the subject, roles, EU bodies (whose fines follow no turnover), large EU systems, and a claim of
 * the exception.
 */
export const notOrdered = ['obj', 'role', 'e-claim'];
export const partlyOrdered = ['r-prov', 'o-kind', 'm-x'];

const PREFIX = 'eu2-';

function chainsOf(question: Question): Chains {
  const id = question.id.slice(PREFIX.length);
  if (notOrdered.includes(id)) return [];
  const named = chains[id];
  if (named) return named;
  const values = valuesOf(question);
  if (values[0] === 'implemented') {
    const good = ['implemented', ...(values.includes('not_applicable') ? ['not_applicable'] : [])];
    return [[good, ['partial'], ['none', 'unsure']]];
  }
  const excepted = values.filter(value => value.startsWith('except'));
  return excepted.length > 0 ? [[['no', ...excepted], ['yes'], ['unsure']]] : opens;
}

/** All pairs of answers of which the second is at least as bad as the first. */
export function orderedPairs(question: Question): [better: string, worse: string][] {
  return chainsOf(question).flatMap(chain =>
    chain.flatMap((step, at) =>
      step.flatMap(better =>
        chain.flatMap((other, to) =>
          other.flatMap((worse): [string, string][] => (to >= at && better !== worse ? [[better, worse]] : [])),
        ),
      ),
    ),
  );
}

/**
 * Facts to keep while one answer is compared: those that the law joins to the question so that a comparison would be of two systems. By the
 * beginning of the question's id.
 */
export const joined: readonly { questions: RegExp; keep: Readonly<Record<string, string>>; why: string }[] = [
  {
    questions: /^(a1-|a3|area-|o-kind|o-fin|5d|5f|5h|e-|f-dec|f-bio|r-25)/,
    keep: { ao: 'other', 'c-ao': 'other', 'f-gpm': 'no' },
    why: 'Sectors with supervisors of their own take a system away from the AI Office, and with it fines that only the Office brings.',
  },
  {
    questions: /^o-kind/,
    keep: { 'o-size': 'large' },
    why: 'Public bodies are not asked for the size of their undertaking, which lowers the fines of companies.',
  },
  {
    questions: /^a1-(role|tp|mdr|ivd)/,
    keep: { 'a1-law': 'unsure' },
    why: 'Products of Section B leave the Act to their own law.',
  },
  {
    questions: /^(pl-|r-|x|a1-|a3|area-)/,
    keep: { 'r-25c': 'no', 'r-25a': 'no', 'r-25b': 'no', 'r-25n': 'no' },
    why: 'Whoever is the provider from the start is not asked whether something made them so.',
  },
  {
    questions: /^(a3-6|area-6)/,
    keep: { '5d': 'no' },
    why: 'Support in criminal matters counts as a use of point 6 that is not known until one is chosen.',
  },
  {
    questions: /^(a3|area-|5[dfh]|e-|r-|pl-|o-kind)/,
    keep: { 'm-x': 'no' },
    why: 'Only some systems under Annex III are asked whether they are part of a large EU system, which has until the end of 2030 (Art. 111(1)).',
  },
  {
    questions: /^(a3|area-1)/,
    keep: { 'f-bio': 'yes' },
    why: 'Point 1 is about biometric data: where none is used, who does not know the area is not asked about identification at a distance.',
  },
  {
    questions: /^(?!r-25k$)/,
    keep: { 'r-25k': 'yes' },
    why: 'Who has no copies left under their own name is no longer the provider, so that other answers add no duties to theirs.',
  },
  {
    questions: /^r-25[abc]/,
    keep: Object.fromEntries(tradeDuties.filter(({ id }) => /^d-2[34]/.test(id)).map(({ id }) => [id, 'implemented'])),
    why: 'Who becomes the provider is no longer the importer or distributor, and owes more than before in another role.',
  },
  {
    questions: /^(?!s-supply|g-supply|d-25-4)/,
    keep: { 's-supply': 'no', 'g-supply': 'no' },
    why: 'Only who makes no high-risk system of their own is asked about supply to others.',
  },
];
