import type { ItemLaw, Law } from './law.ts';
import { sectorLaws } from './sectorLaw.ts';

const GDPR = 'ukGdpr';
const data = 'the system uses personal data';
const enforcement = 'personal data is processed for law-enforcement purposes';
const alone = 'the system takes significant decisions without meaningful human involvement';
const aloneForPolice = `${alone}, for law enforcement`;
const device = 'the system is a medical device';
const regulated = 'the organisation is regulated by the FCA';
const consumers = 'the system deals with consumers';
const humanReview =
  'This duty applies only to significant decisions without meaningful human involvement, which the answers rule out.';

/** The rights of Art. 22C, which s. 50C gives for law-enforcement processing too. */
const safeguard = (paragraph: string): readonly Law[] => [
  {
    needs: ['gdpr', 'adm'],
    cite: [GDPR, `22C(2)${paragraph}`, `UK GDPR Art. 22C(2)${paragraph}`, 'adm-safeguards'],
    because: alone,
  },
  { needs: ['police', 'adm'], cite: ['police', 's. 50C', 'DPA 2018 s. 50C'], because: aloneForPolice },
];

/** The law behind each item, by question. Every row is one line of the decision table. */
export const itemLaws: Readonly<Record<string, ItemLaw>> = {
  'uk-s1': {
    laws: [
      {
        needs: ['gdpr'],
        cite: [GDPR, '24', 'UK GDPR Arts 24 and 32'],
        because: `${data}; the duty covers the risks that this brings to people`,
      },
      {
        needs: ['police'],
        cite: ['police', 's. 56', 'DPA 2018 s. 56'],
        because: `${enforcement}; the duty covers the risks that this brings to people`,
      },
    ],
    redFlag: [],
  },
  'uk-s2': {
    laws: [
      { needs: ['gdpr'], cite: [GDPR, '32', 'UK GDPR Arts 5(1)(f) and 32'], because: data },
      { needs: ['police'], cite: ['police', 's. 40', 'DPA 2018 ss. 40 and 66'], because: enforcement },
      { needs: ['dev'], cite: ['devices', 'essential requirements', 'UK MDR 2002'], because: device },
    ],
    redFlag: ['pd', 'safe', 'dev'],
  },
  'uk-s3': {
    laws: [
      { needs: ['dev'], cite: ['devices', 'essential requirements', 'UK MDR 2002'], because: device },
      { needs: ['fin'], cite: ['financial', 'systems and controls', 'FCA Handbook'], because: regulated },
    ],
    redFlag: [],
  },
  'uk-s4': {
    laws: [
      {
        needs: ['dev'],
        cite: ['devices', 'Part 4A', 'UK MDR 2002 Part 4A', 'device-surveillance'],
        because: `${device}, for which corrective actions must be prepared`,
      },
      {
        needs: ['gdpr'],
        cite: [GDPR, '33', 'UK GDPR Arts 33 and 34'],
        because: `${data}, breaches of which must be notified`,
      },
      {
        needs: ['police'],
        cite: ['police', 's. 67', 'DPA 2018 ss. 67 and 68'],
        because: `${enforcement}, and breaches of personal data must be notified`,
      },
    ],
    redFlag: ['dev'],
  },
  ...sectorLaws,
  'uk-t1': {
    laws: [
      { needs: ['gdpr'], cite: [GDPR, '13', 'UK GDPR Arts 13(1)(c), 14 and 15(1)'], because: data },
      { needs: ['police'], cite: ['police', 's. 44', 'DPA 2018 ss. 44 and 45'], because: enforcement },
      { needs: ['con'], cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'], because: consumers },
    ],
    redFlag: [],
  },
  'uk-t2': {
    laws: [
      {
        needs: ['gdpr', 'adm'],
        cite: [GDPR, '22C(2)(a)', 'UK GDPR Arts 13(2)(f), 14(2)(g), 15(1)(h) and 22C(2)(a)', 'adm-safeguards'],
        because: alone,
      },
      {
        needs: ['police', 'adm'],
        cite: ['police', 's. 50C', 'DPA 2018 s. 50C'],
        because: aloneForPolice,
      },
    ],
    redFlag: ['adm'],
  },
  'uk-t3': {
    laws: [
      { needs: ['gdpr'], cite: [GDPR, '30', 'UK GDPR Art. 30'], because: data },
      { needs: ['police'], cite: ['police', 's. 61', 'DPA 2018 ss. 61 and 62'], because: enforcement },
    ],
    policies: [
      {
        needs: ['cg'],
        text: "Central government policy requires a published record under the Algorithmic Transparency Recording Standard from departments and from the arm's-length bodies within its scope; it is not a statute.",
      },
      {
        needs: ['otherPublic'],
        text: 'For councils and other public bodies outside central government, a record under the Algorithmic Transparency Recording Standard is recommended and not required.',
      },
    ],
    redFlag: [],
  },
  'uk-t4': {
    laws: [{ needs: ['con'], cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'], because: consumers }],
    redFlag: [],
  },
  'uk-f1': {
    laws: [
      {
        needs: ['dec'],
        cite: ['equality', 'ss. 4, 13 and 19', 'Equality Act 2010'],
        because: 'the system makes or helps to make decisions about people',
      },
      {
        needs: ['public'],
        cite: ['equalityDuty', 's. 149', 'Equality Act 2010 s. 149'],
        because: 'the organisation is a public body or carries out a public function',
      },
    ],
    redFlag: ['dec'],
  },
  'uk-f2': {
    laws: [
      { needs: ['gdpr'], cite: [GDPR, '5', 'UK GDPR Art. 5(1)(a), (c), (d)'], because: data },
      { needs: ['police'], cite: ['police', 'ss. 35, 37 and 38', 'DPA 2018 ss. 35, 37 and 38'], because: enforcement },
    ],
    redFlag: [],
  },
  'uk-f3': {
    laws: [
      {
        needs: ['gdpr', 'adm', 'rli'],
        cite: [GDPR, '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards'],
        because: 'decisions that the system takes alone rest on recognised legitimate interests',
      },
      {
        needs: ['gdpr', 'adm', 'sc'],
        cite: [GDPR, '22B(1)-(3)', 'UK GDPR Art. 22B(1)–(3)', 'adm-safeguards'],
        because: 'decisions that the system takes alone rest on special categories of personal data',
      },
      {
        needs: ['police', 'adm', 'sc'],
        cite: ['police', 's. 50B', 'DPA 2018 s. 50B'],
        because: 'decisions that the system takes alone rest on sensitive data, for law enforcement',
      },
      { needs: ['gdpr'], cite: [GDPR, '6', 'UK GDPR Arts 6 and 9'], because: data },
      { needs: ['police'], cite: ['police', 's. 35', 'DPA 2018 s. 35'], because: enforcement },
    ],
    redFlag: ['pd'],
  },
  'uk-f4': {
    laws: [
      {
        needs: ['minors'],
        cite: [GDPR, '25', "UK GDPR Art. 25 as amended (DUAA s. 81); Children's Code"],
        because: 'the system is part of an online service that children are likely to access, and uses personal data',
      },
      {
        needs: ['fin'],
        cite: ['financial', 'Consumer Duty', 'FCA Consumer Duty'],
        because: `${regulated}; the Consumer Duty covers retail customers`,
      },
    ],
    redFlag: ['minors'],
  },
  'uk-a1': {
    laws: [{ needs: ['fin'], cite: ['financial', 'SM&CR', 'SM&CR'], because: regulated }],
    redFlag: [],
  },
  'uk-a2': {
    laws: [
      {
        needs: ['gdpr', 'hr'],
        cite: [GDPR, '35', 'UK GDPR Art. 35'],
        because: "the system's use of personal data is likely to result in a high risk to people",
      },
      {
        needs: ['police', 'hr'],
        cite: ['police', 's. 64', 'DPA 2018 s. 64'],
        because: `${enforcement}, in a way that is likely to result in a high risk to people`,
      },
    ],
    redFlag: ['hr'],
  },
  'uk-a3': { laws: [], redFlag: [] },
  'uk-a4': {
    laws: [
      {
        needs: ['gdpr', 'proc'],
        cite: [GDPR, '28', 'UK GDPR Art. 28'],
        because: 'a supplier processes personal data for you',
      },
      {
        needs: ['police', 'proc'],
        cite: ['police', 's. 59', 'DPA 2018 s. 59'],
        because: 'a supplier processes personal data for you for law-enforcement purposes',
      },
    ],
    redFlag: [],
  },
  'uk-c1': { laws: safeguard('(d)'), redFlag: ['adm'] },
  'uk-c2': { laws: safeguard('(c)'), redFlag: ['adm'], unasked: humanReview },
  'uk-c3': { laws: safeguard('(a), (b)'), redFlag: ['adm'], unasked: humanReview },
  'uk-c4': {
    laws: [{ needs: ['pd'], cite: ['complaints', 's. 164A', 'DPA 2018 s. 164A', 'complaints'], because: data }],
    redFlag: [],
  },
};
