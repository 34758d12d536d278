import type { Fact } from './facts.ts';
import type { Cite } from './ukCitation.ts';

/** A provision that binds an item where all of these facts are so. */
export type Law = { needs: readonly Fact[]; cite: Cite; because: string };

/** What stands behind an item: the law that binds, what is expected without it, and the facts that make its absence a red flag. */
export type ItemLaw = {
  laws: readonly Law[];
  /** Policy or guidance that asks for it without being a statute, where the fact is so. */
  policy?: { needs: readonly Fact[]; text: string };
  /** Nothing, or nothing known, in place turns the principle red where any of these facts is so. */
  redFlag: readonly Fact[];
};

const GDPR = 'ukGdpr';
const personalData = 'the system uses personal data';
const decidesAlone = 'it takes significant decisions without meaningful human involvement';
const device = 'it is a medical device';
const regulated = 'the organisation is regulated by the FCA';
const consumers = 'it deals with consumers';
const posts = 'it is part of a service that the Online Safety Act regulates';

/** The law behind each item, by question. Every row is one line of the decision table. */
export const itemLaws: Readonly<Record<string, ItemLaw>> = {
  'uk-s1': {
    laws: [
      { needs: ['onl'], cite: ['onlineSafety', 'ss. 9, 11 and 35', 'Online Safety Act ss. 9, 11, 35'], because: posts },
      { needs: ['pd'], cite: [GDPR, '24', 'UK GDPR Arts 24 and 32, in part'], because: personalData },
    ],
    redFlag: [],
  },
  'uk-s2': {
    laws: [
      { needs: ['pd'], cite: [GDPR, '32', 'UK GDPR Arts 5(1)(f) and 32'], because: personalData },
      { needs: ['dev'], cite: ['devices', 'whole regulations', 'UK MDR 2002'], because: device },
    ],
    redFlag: ['pd', 'safe', 'dev'],
  },
  'uk-s3': {
    laws: [
      {
        needs: ['dev'],
        cite: ['devices', 'registration, marking, post-market surveillance', 'UK MDR 2002', 'device-surveillance'],
        because: device,
      },
      { needs: ['fin'], cite: ['financial', 'systems and controls', 'FCA Handbook'], because: regulated },
    ],
    redFlag: [],
  },
  'uk-s4': {
    laws: [
      { needs: ['dev'], cite: ['devices', 'vigilance', 'UK MDR 2002', 'device-surveillance'], because: device },
      { needs: ['pd'], cite: [GDPR, '33', 'UK GDPR Arts 33 and 34'], because: personalData },
    ],
    redFlag: ['dev'],
  },
  'uk-t1': {
    laws: [
      { needs: ['pd'], cite: [GDPR, '13', 'UK GDPR Arts 13(1)(c), 14 and 15(1)'], because: personalData },
      { needs: ['con'], cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'], because: consumers },
    ],
    redFlag: [],
  },
  'uk-t2': {
    laws: [
      {
        needs: ['adm'],
        cite: [GDPR, '22C(2)(a)', 'UK GDPR Arts 13(2)(f), 14(2)(g), 15(1)(h) and 22C(2)(a)', 'adm-safeguards'],
        because: decidesAlone,
      },
    ],
    redFlag: ['adm'],
  },
  'uk-t3': {
    laws: [{ needs: ['pd'], cite: [GDPR, '30', 'UK GDPR Art. 30'], because: personalData }],
    policy: {
      needs: ['cg'],
      text: 'Central government policy asks for a published record under the Algorithmic Transparency Recording Standard; it is no statute.',
    },
    redFlag: [],
  },
  'uk-t4': {
    laws: [
      { needs: ['con'], cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'], because: consumers },
      {
        needs: ['onl'],
        cite: ['onlineSafety', 's. 10(3A)', 'Online Safety Act s. 10', 'intimate-images'],
        because: posts,
      },
    ],
    redFlag: [],
  },
  'uk-f1': {
    laws: [
      {
        needs: ['dec'],
        cite: ['equality', 'ss. 4, 13 and 19', 'Equality Act 2010'],
        because: 'it makes or helps to make decisions about people',
      },
      {
        needs: ['pub'],
        cite: ['equalityDuty', 's. 149', 'Equality Act 2010 s. 149'],
        because: 'the organisation is a public body or carries out a public function',
      },
    ],
    redFlag: ['dec'],
  },
  'uk-f2': {
    laws: [{ needs: ['pd'], cite: [GDPR, '5', 'UK GDPR Art. 5(1)(a), (c), (d)'], because: personalData }],
    redFlag: [],
  },
  'uk-f3': {
    laws: [
      {
        needs: ['adm', 'rli'],
        cite: [GDPR, '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards'],
        because: `${decidesAlone}, and rests them on recognised legitimate interests`,
      },
      {
        needs: ['adm', 'sc'],
        cite: [GDPR, '22B(1)-(3)', 'UK GDPR Art. 22B(1)–(3)', 'adm-safeguards'],
        because: `${decidesAlone}, and rests them on special categories of personal data`,
      },
      { needs: ['pd'], cite: [GDPR, '6', 'UK GDPR Arts 6 and 9'], because: personalData },
    ],
    redFlag: ['pd'],
  },
  'uk-f4': {
    laws: [
      {
        needs: ['child'],
        cite: [GDPR, '25', "UK GDPR Art. 25 as amended (DUAA s. 81); Children's Code"],
        because: 'children are likely to use it or to be affected by it',
      },
      { needs: ['fin'], cite: ['financial', 'Consumer Duty', 'FCA Consumer Duty'], because: regulated },
    ],
    redFlag: ['child'],
  },
  'uk-a1': {
    laws: [{ needs: ['fin'], cite: ['financial', 'SM&CR', 'SM&CR'], because: regulated }],
    redFlag: [],
  },
  'uk-a2': {
    laws: [
      {
        needs: ['hr'],
        cite: [GDPR, '35', 'UK GDPR Art. 35'],
        because: 'its use of personal data is likely to be a high risk to people',
      },
    ],
    redFlag: ['hr'],
  },
  'uk-a3': { laws: [], redFlag: [] },
  'uk-a4': {
    laws: [
      {
        needs: ['pd', 'proc'],
        cite: [GDPR, '28', 'UK GDPR Art. 28'],
        because: 'a supplier processes personal data for you',
      },
    ],
    redFlag: [],
  },
  'uk-c1': {
    laws: [
      { needs: ['adm'], cite: [GDPR, '22C(2)(d)', 'UK GDPR Art. 22C(2)(d)', 'adm-safeguards'], because: decidesAlone },
    ],
    redFlag: ['adm'],
  },
  'uk-c2': {
    laws: [
      { needs: ['adm'], cite: [GDPR, '22C(2)(c)', 'UK GDPR Art. 22C(2)(c)', 'adm-safeguards'], because: decidesAlone },
    ],
    redFlag: ['adm'],
  },
  'uk-c3': {
    laws: [
      {
        needs: ['adm'],
        cite: [GDPR, '22C(2)(a), (b)', 'UK GDPR Art. 22C(2)(a), (b)', 'adm-safeguards'],
        because: decidesAlone,
      },
    ],
    redFlag: ['adm'],
  },
  'uk-c4': {
    laws: [{ needs: ['pd'], cite: ['complaints', 's. 164A', 'DPA 2018 s. 164A', 'complaints'], because: personalData }],
    redFlag: [],
  },
};
