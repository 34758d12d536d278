import { assessesImpact } from '../duties/people.ts';
import {
  all,
  annexIA,
  annexIIIBinds,
  any,
  beyondInfrastructure,
  claimRefused,
  decides,
  deployer,
  financial,
  firstProvider,
  highRisk,
  hit,
  hits,
  inScope,
  is,
  items,
  medicalDevice,
  model,
  modelSeatOutside,
  not,
  onlySectionB,
  openModel,
  openSystem,
  practiceMet,
  provider,
  publicAuthority,
  released,
  systemicModel,
  yes,
} from '../facts.ts';
import { gates } from '../gates.ts';
import type { Note } from './classNotes.ts';
import { officeSupervises } from './fineTiers.ts';

const fields = hits(...items.filter(item => /^[67]/.test(item)));

/** Notes of the report on duties, reliefs, models and supervision. */
export const dutyNotes: readonly Note[] = [
  {
    when: all(any(gates.annexIIIProvider.when, all(gates.annexIIIDeployer.when, publicAuthority)), fields),
    say: 'For law enforcement and migration the registration goes to the non-public part of the database (Art. 49(4)); so does the registration of biometrics in these fields.',
  },
  {
    when: all(gates.annexIIIProvider.when, hit('2')),
    say: 'Critical infrastructure is registered at national level, in a national register (Art. 49(5), read in secondary sources).',
  },
  {
    when: all(gates.annexIIIDeployer.when, beyondInfrastructure, publicAuthority),
    say: 'A system that is not registered must not be used; inform the provider (Art. 26(8)).',
  },
  {
    when: all(deployer, assessesImpact, annexIIIBinds),
    say: 'The results of the fundamental rights impact assessment are notified in every case (Art. 27(3)). The assessment may refer to the data protection impact assessment (Art. 27(4)).',
  },
  {
    when: all(provider, highRisk, financial),
    say: 'Financial institutions: quality management is deemed met by the rules on internal governance, except for points (g), (h) and (i) (Art. 17(4)). The technical file and logs are kept with their own records (Arts 18(3), 19(2)). Monitoring may be part of what they already do (Art. 72(4)).',
  },
  {
    when: all(deployer, highRisk, financial),
    say: 'Financial institutions: monitoring is deemed met by the rules on internal governance, and logs are kept with their own records (Art. 26(5), (6)).',
  },
  {
    when: all(provider, highRisk, medicalDevice),
    say: 'Serious incidents with medical and diagnostic devices: under Art. 73(10) only infringements of fundamental rights (Art. 3(49)(c)) are reported, to the national authority chosen for this. Everything else is reported under MDR Art. 87 or IVDR Art. 82.',
  },
  {
    when: all(provider, highRisk, not(medicalDevice), is('p-rep', 'yes')),
    say: 'Serious incidents: because equivalent rules already apply to you, only infringements of fundamental rights (Art. 3(49)(c)) are reported under the Act (Art. 73(9)).',
  },
  {
    when: all(provider, highRisk, not(medicalDevice), not(is('p-rep', 'yes'))),
    say: 'Report serious incidents immediately, and no later than 15 days after becoming aware of them; 2 days for a widespread infringement or critical infrastructure; 10 days for a death. A first report may be incomplete (Art. 73(2) to (5)).',
  },
  {
    when: all(provider, highRisk, is('o-size', 'sme', 'smc')),
    say: 'SMEs and small mid-caps may use the simplified technical documentation (Art. 11(1)) and a quality management system in proportion to their size (Art. 17(2)).',
  },
  {
    when: all(provider, annexIA),
    say: "A product of Annex I Section A has one technical file (Art. 11(2)) and one EU declaration of conformity (Art. 47(3)) for the Act and the product's own law.",
  },
  {
    when: all(is('e-doc', 'implemented', 'partial'), not(released)),
    say: 'The documented assessment of the exception is shown to authorities on request (Art. 6(4)).',
  },
  {
    when: gates.generates.when,
    say: 'Marking is required only for the functions that no exception covers (Art. 50(2)).',
  },
  {
    when: gates.talks.other.when,
    say: 'A system that was developed for you and is put into service under your own name makes you its provider (Art. 3(3), reasoned from the text): you would then be responsible for the notice of Art. 50(1).',
  },
  {
    when: officeSupervises,
    say: 'The AI Office supervises this system, so any infringement of the Act can be fined as under Art. 99(4) (Art. 75c(4)(a)), including infringements of articles that Art. 99(4) does not list.',
  },
  {
    when: all(model, openModel),
    say: 'A free and open-source model without systemic risk is exempt from Art. 53(1)(a) and (b) (Art. 53(2)) and needs no representative (Art. 54(6)); copyright policy and training summary are still required.',
  },
  {
    when: is('g-third', 'under'),
    say: 'A change that took a third or less of the original computing does not make you the provider of a model (guidelines, not binding).',
  },
  {
    when: all(model, is('g-prov', 'modified')),
    say: "As you changed another company's model, your duties are limited to the change (guidelines, not binding).",
  },
  {
    when: all(model, is('g-prov', 'exclude')),
    say: 'Because its developer keeps the model off the EU market, the company that brings it there in a product is treated as its provider (guidelines, not binding).',
  },
  {
    when: all(model, yes('g-flop')),
    say: 'Above 10^25 operations systemic risk is presumed (Art. 51(2)); arguments against the presumption go with the notification (Art. 52(2)).',
  },
  {
    when: all(model, is('g-des', 'yes')),
    say: 'The Commission designated the model (Art. 51(1)(b), Art. 52(4)), so Art. 55 applies although no threshold is passed.',
  },
  {
    when: all(model, modelSeatOutside, not(openModel)),
    say: 'A model provider outside the EU appoints a representative before the model comes to the market (Art. 54(1)).',
  },
  {
    when: model,
    say: 'The Commission imposes fines on providers of models (Art. 101): up to 3% of worldwide annual turnover or €15,000,000, whichever is higher, for companies of every size. A code of practice helps to show compliance but gives no presumption.',
  },
  {
    when: all(yes('s-supply'), not(provider)),
    say: 'Art. 99(4)(da) names providers and operators; a mere supplier is read as neither, so national rules apply (reasoned from the text).',
  },
  {
    when: yes('g-supply'),
    say: 'Art. 25(4) applies to you as supplier of a part of a high-risk system; Art. 99(4)(da) names providers and operators, and a mere supplier is read as neither (reasoned from the text).',
  },
  {
    when: all(is('d-22', 'none', 'partial', 'unsure'), highRisk),
    say: "Art. 99(4)(b) names representatives. A provider's failure to appoint a representative is left to national rules, as the text is read here (Art. 22(1), Art. 83(1)(f)).",
  },
  {
    when: all(highRisk, decides),
    say: 'Outside the Act: decisions by automated means and high-risk processing of personal data fall under the GDPR (Arts 22 and 35); for scores see Court of Justice C-634/21.',
  },
  {
    when: hits('5b'),
    say: 'Outside the Act: Directive (EU) 2023/2225 on consumer credit, from 20 November 2026, gives a right to human intervention in automated assessments (secondary sources).',
  },
  {
    when: hits('4b'),
    say: 'Outside the Act: Directive (EU) 2024/2831 on platform work, from 2 December 2026, and the law on works councils (secondary sources).',
  },
  {
    when: all(highRisk, any(firstProvider, annexIA)),
    say: 'Outside the Act: Directive (EU) 2024/2853 on product liability, from 9 December 2026, covers software (secondary sources).',
  },
  {
    when: all(
      ...[inScope, firstProvider, not(released), not(openSystem), not(onlySectionB)],
      ...[not(highRisk), not(practiceMet), not(claimRefused), not(systemicModel)],
    ),
    say: 'Providers of systems that are not high-risk may apply Arts 8 to 15 voluntarily (Art. 95); this is not scored.',
  },
];
