import { longDate } from '../../law/calendar.ts';
import { type Answers, says } from '../../scoring/answers.ts';
import type { RiskLevel } from '../../scoring/riskLevel.ts';
import { dateOf } from './dates.ts';
import { type EuFacts, NEW_PROHIBITION, named } from './euFacts.ts';

/** What the reader has to know beside the lists. */
export function euNotes(
  answers: Answers,
  facts: EuFacts,
  { gaps, riskLevel, levelByScore }: { gaps: number; riskLevel: RiskLevel; levelByScore: RiskLevel },
): string[] {
  if (!facts.inScope) return outOfScope(facts);
  const notes: string[] = [];
  if (facts.highRisk && riskLevel !== levelByScore) {
    notes.push(
      gaps === 0
        ? `High-risk category, obligations met according to the answers: the level stays at least ${riskLevel} because of the class, whatever the score.`
        : `High-risk category: the level stays at least ${riskLevel} because of the class, whatever the score.`,
    );
  }
  if (facts.highRisk) notes.push(legacy(answers, facts));
  if (says(answers, named.derogated) && says(answers, named.normallyProfiles)) {
    notes.push(
      'The exception of Art. 6(3) is relied on in an area where systems normally profile people, for which it is never open: have that checked.',
    );
  }
  if (says(answers, named.derogated) && says(answers, named.areaUnknown)) {
    notes.push(
      'The exception of Art. 6(3) is relied on although the area is not known: settle the area first, and have the exception checked against it.',
    );
  }
  if (facts.highRisk && says(answers, named.modifier)) {
    notes.push(
      'By your own name on the system, a substantial change to it or a new purpose you count as its provider, with every provider duty (Art. 25(1)).',
    );
  }
  if (!says(answers, named.providesNoModel)) {
    notes.push(
      'The duties on general-purpose AI models (Arts 51–55) stand beside the class of the system and do not depend on it.',
    );
  }
  if (gaps === 0)
    notes.push('No gaps were found. Review the assessment whenever the system, its use or the law changes.');
  return notes;
}

function outOfScope(facts: EuFacts): string[] {
  const notes = [
    'Outside the territorial scope of the Act according to the answers (Art. 2(1)): nothing is scored. Assess again when the system or its output reaches the EU.',
  ];
  if (facts.prohibited.length > 0) {
    const isNew = facts.prohibited.every(id => id === NEW_PROHIBITION);
    const from = isNew ? ` from ${longDate(dateOf('new-prohibitions'))}` : '';
    notes.push(`Warning: the answers describe a practice that the Act prohibits${from} wherever it applies (Art. 5).`);
  }
  return notes;
}

function legacy(answers: Answers, facts: EuFacts): string {
  const isProvisional = says(answers, facts.annexIII ? named.areaUnknown : named.annexIUnknown);
  const duties = isProvisional ? 'Under the provisional classification the high-risk duties' : 'The high-risk duties';
  const from = longDate(dateOf(facts.highRiskFrom));
  const publicBodies = longDate(dateOf('legacy-public'));
  return `${duties} apply to this system from ${from}. A system on the market before that day is caught only once its design changes significantly, or, where public authorities use it, from ${publicBodies} (Art. 111(2)). That rule never extends to Article 5.`;
}
