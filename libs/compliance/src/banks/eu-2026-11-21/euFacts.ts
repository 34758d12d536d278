import { type Answers, type NamedOptions, says } from '../../scoring/answers.ts';
import type { LegalDateId } from './dates.ts';

/** Whom a duty of the Act binds. */
export type Party = 'provider' | 'deployer' | 'importer';

/** The questions on Article 5, and the one of them whose prohibitions were added in 2026. */
export const prohibitionQuestions = ['eu-03', 'eu-04', 'eu-05', 'eu-06'] as const;
export const NEW_PROHIBITION = 'eu-06';

/** The options of the EU bank that rules look for. */
export const named = {
  outOfScope: ['eu-01', 'no'],
  provider: ['eu-02', 'provider', 'both', 'rebrand_or_modify', 'unsure'],
  deployer: ['eu-02', 'deployer', 'both', 'unsure'],
  importer: ['eu-02', 'importer_distributor'],
  modifier: ['eu-02', 'rebrand_or_modify'],
  publicBody: ['eu-02a', 'public_body'],
  servesThePublic: ['eu-02a', 'public_body', 'public_service_provider', 'unsure'],
  noArea: ['eu-07', 'none'],
  areaUnknown: ['eu-07', 'unsure'],
  criticalInfrastructure: ['eu-07', 'III-2'],
  biometrics: ['eu-07', 'III-1'],
  creditOrInsurance: ['eu-07', 'III-5b', 'III-5c', 'unsure'],
  normallyProfiles: ['eu-07', 'III-1', 'III-4', 'III-5b'],
  annexI: ['eu-08', 'yes', 'unsure'],
  annexIUnknown: ['eu-08', 'unsure'],
  derogated: ['eu-09', 'documented'],
  impactAssessmentDenied: ['eu-20', 'not_required'],
  impactAssessmentMissing: ['eu-20', 'required_not_done'],
  noInteraction: ['eu-21', 'not_interacting', 'obvious'],
  noSyntheticContent: ['eu-22', 'not_applicable'],
  providesNoModel: ['eu-23', 'no'],
  undisclosed: ['eu-21', 'no'],
  unmarked: ['eu-22', 'no'],
} as const satisfies Record<string, NamedOptions>;

export type EuFacts = {
  inScope: boolean;
  parties: readonly Party[];
  /** Ids of the questions on Article 5 answered with yes, and with "not sure". */
  prohibited: string[];
  unsettled: string[];
  /** An area of Annex III was chosen, or is not known; whether or not the exception of Art. 6(3) takes it out again. */
  areaChosen: boolean;
  /** High-risk by Annex III, and by Annex I. Provisionally so where the classification is not known. */
  annexIII: boolean;
  annexI: boolean;
  highRisk: boolean;
  /** From when the high-risk duties bind this system; Annex III comes first where both apply. */
  highRiskFrom: Extract<LegalDateId, 'annex-iii' | 'annex-i'>;
  /** Arts 27 and 86 concern deployers of Annex III systems other than critical infrastructure. */
  affectsPeople: boolean;
  /** A fundamental rights impact assessment is owed. Without a known area or kind of organisation, "no" is not taken. */
  impactAssessmentOwed: boolean;
  /** Article 50 has something to say about this system. */
  article50: boolean;
};

/** What the gates say about a system; computed whatever else holds, so that one answer never hides another. */
export function euFacts(answers: Answers): EuFacts {
  const is = (options: NamedOptions) => says(answers, options);
  const areaChosen = !is(named.noArea);
  const annexIII = areaChosen && !is(named.derogated);
  const annexI = is(named.annexI);
  const affectsPeople = annexIII && !is(named.criticalInfrastructure) && is(named.deployer);
  return {
    inScope: !is(named.outOfScope),
    parties: (['provider', 'deployer', 'importer'] as const).filter(party => is(named[party])),
    prohibited: prohibitionQuestions.filter(id => says(answers, [id, 'yes'])),
    unsettled: prohibitionQuestions.filter(id => says(answers, [id, 'unsure'])),
    areaChosen,
    annexIII,
    annexI,
    highRisk: annexIII || annexI,
    highRiskFrom: annexIII || !annexI ? 'annex-iii' : 'annex-i',
    affectsPeople,
    impactAssessmentOwed: affectsPeople && (is(named.creditOrInsurance) || is(named.servesThePublic)),
    article50: !is(named.noInteraction) || !is(named.noSyntheticContent),
  };
}
