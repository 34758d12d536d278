import { longDateOf } from './dates.ts';
import type { UkRegulatorCode } from './ukRegulators.ts';

/** The nine choices of the "Create AI System" dialog, in order (docs/spec-coverage.md, section 3). */
export const systemTypes = [
  'Biometric identification system',
  'Credit scoring/lending system',
  'Recruitment/HR system',
  'Medical diagnosis system',
  'General business analytics',
  'Conversational AI',
  'Content moderation system',
  'Fraud detection system',
  'Other',
] as const;
export type SystemType = (typeof systemTypes)[number];

/** The usual meaning of a type of system; the user's own answers decide. */
export type SystemGuide = {
  /** The usual AI Act class of such a system; null if only the purpose decides. */
  usually: string | null;
  /** Sentences to show before the classification is answered. */
  warnings: readonly string[];
  ukRegulators: readonly UkRegulatorCode[];
};

const USUALLY_NOT = 'Usually not high-risk.';

const guides: Readonly<Record<SystemType, SystemGuide>> = {
  'Biometric identification system': {
    usually: 'Usually high-risk (Annex III, point 1).',
    warnings: [
      'Mere 1:1 verification is not biometric identification and is not high-risk in itself.',
      'Check the prohibitions of Art. 5(1)(e) to (h). A notified body is needed unless harmonised standards or common specifications are applied in full.',
    ],
    ukRegulators: ['ICO'],
  },
  'Credit scoring/lending system': {
    usually: 'Usually high-risk (Annex III, point 5(b)).',
    warnings: [
      'Only the scoring of natural persons is high-risk; scoring businesses only is not.',
      `From ${longDateOf('annex-iii')} every deployer, including private ones, must carry out a fundamental rights impact assessment before first use.`,
    ],
    ukRegulators: ['FCA', 'ICO'],
  },
  'Recruitment/HR system': {
    usually: 'Usually high-risk (Annex III, point 4).',
    warnings: [
      'Inferring emotions at work is prohibited, except for medical or safety reasons.',
      `From ${longDateOf('annex-iii')} candidates and workers must be informed (Art. 26(7) and (11)).`,
    ],
    ukRegulators: ['ICO'],
  },
  'Medical diagnosis system': {
    usually: 'Usually high-risk as a medical device (Annex I).',
    warnings: [
      'High-risk under Annex I only if the device needs a notified body: MDR classes IIa, IIb and III, IVDR classes B, C and D.',
      'Triage of emergency patients also falls under Annex III, point 5(d).',
    ],
    ukRegulators: ['MHRA', 'ICO'],
  },
  'General business analytics': {
    usually: USUALLY_NOT,
    warnings: ['Becomes high-risk under Annex III, point 4, when it monitors or evaluates workers.'],
    ukRegulators: ['ICO'],
  },
  'Conversational AI': {
    usually: USUALLY_NOT,
    warnings: [
      'People must be told that they are dealing with AI, unless this is obvious (Art. 50(1)), and generated content must be marked (Art. 50(2)).',
      'Conversational AI is high-risk only if its use is high-risk, such as screening candidates.',
    ],
    ukRegulators: ['CMA', 'ICO', 'OFCOM'],
  },
  'Content moderation system': {
    usually: USUALLY_NOT,
    warnings: ['Not in Annex III by default; the Digital Services Act applies separately.'],
    ukRegulators: ['OFCOM', 'ICO'],
  },
  'Fraud detection system': {
    usually: USUALLY_NOT,
    warnings: [
      'Detection of financial fraud is expressly outside Annex III, point 5(b).',
      'A fraud detection system is high-risk if it also scores credit, or if authorities use it for benefits or in law enforcement; predicting crime from profiling alone is prohibited.',
    ],
    ukRegulators: ['FCA', 'ICO'],
  },
  Other: {
    usually: null,
    warnings: [
      'Classify by the intended purpose. A system whose classification is not known is provisionally treated as high-risk.',
    ],
    ukRegulators: [],
  },
};

/** The guide for a stored system type; unknown and missing texts behave as Other. */
export function systemGuideOf(name: string | null | undefined): SystemGuide {
  return guides[systemTypes.find(type => type === name) ?? 'Other'];
}
