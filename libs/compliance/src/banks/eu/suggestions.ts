import type { Answers } from '../../scoring/answers.ts';

const usual = { 'eu2-obj': 'system', 'eu2-ai': 'yes', 'eu2-x': 'none' };
const noProduct = { 'eu2-a1-law': 'none' };
const noMedia = { 'eu2-f-med': 'no' };
const noBody = { 'eu2-f-bio': 'no' };

/** The usual answers of each type of system; the person confirms or changes each. */
const byType: Readonly<Record<string, Answers>> = {
  'Biometric identification system': {
    ...usual,
    ...noProduct,
    'eu2-f-bio': 'yes',
    'eu2-f-txt': 'no',
    // The use is asked next: verifying that a person is who they claim to be is not identification.
    'eu2-a3': '1',
  },
  'Credit scoring/lending system': {
    ...usual,
    ...noProduct,
    ...noMedia,
    ...noBody,
    'eu2-f-dec': 'yes',
    'eu2-a3': '5',
    'eu2-a3-5b': 'yes',
  },
  'Recruitment/HR system': {
    ...usual,
    ...noProduct,
    ...noMedia,
    'eu2-f-dec': 'yes',
    'eu2-a3': '4',
    'eu2-a3-4a': 'yes',
  },
  'Medical diagnosis system': {
    ...usual,
    'eu2-f-dec': 'yes',
    'eu2-a1-law': 'mdr',
    'eu2-a1-role': 'product',
    'eu2-a3': 'none',
  },
  'General business analytics': { ...usual, ...noProduct, ...noMedia, ...noBody, 'eu2-f-int': 'no', 'eu2-a3': 'none' },
  'Conversational AI': { ...usual, ...noProduct, 'eu2-f-int': 'yes', 'eu2-f-txt': 'yes', 'eu2-a3': 'none' },
  'Content moderation system': { ...usual, ...noProduct, 'eu2-f-int': 'no', 'eu2-a3': 'none' },
  'Fraud detection system': { ...usual, ...noProduct, ...noMedia, 'eu2-f-int': 'no', 'eu2-a3': 'none' },
};

/** Answers to confirm for a type of system; none for an unknown type. */
export function suggestionsFor(systemType: string | null): Answers {
  return byType[systemType ?? ''] ?? {};
}

/** The point that a type of system usually meets; "no" to all of them earns a remark, unless its exception explains the type. */
const expected: Readonly<Record<string, { questions: readonly string[]; words: string; except?: true }>> = {
  'Biometric identification system': {
    questions: ['eu2-a3-1a'],
    except: true,
    words: 'a biometric identification system, but point 1(a) of Annex III was not chosen',
  },
  'Credit scoring/lending system': {
    questions: ['eu2-a3-5b'],
    words: 'a credit scoring or lending system, but point 5(b) of Annex III was not chosen',
  },
  'Recruitment/HR system': {
    questions: ['eu2-a3-4a', 'eu2-a3-4b'],
    words: 'a recruitment or HR system, but point 4 of Annex III was not chosen',
  },
  'Medical diagnosis system': {
    questions: ['eu2-a1-mdr', 'eu2-a1-ivd'],
    words: 'a medical diagnosis system, but no class of medical device was named',
  },
};

/** Contradictions with the type of the system, one sentence each; asked back before completion, and stated in the report otherwise. */
export function remarksOn(systemType: string | null, counted: Answers): string[] {
  const usually = expected[systemType ?? ''];
  // A retired system is asked nothing that could contradict its type.
  if (!usually || counted['eu2-obj'] === undefined || counted['eu2-x'] === 'retired') return [];
  const isChosen = usually.questions.some(id => !/^(|no|except.*)$/.test(counted[id] ?? ''));
  const isExcepted = usually.questions.some(id => usually.except && counted[id]?.startsWith('except'));
  return isChosen || isExcepted ? [] : [`You described the system as ${usually.words}.`];
}
