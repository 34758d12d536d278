import type { Condition } from '../../../scoring/condition.ts';
import { assessesImpact } from '../duties/people.ts';
import { tradeDuties } from '../duties/trade.ts';
import {
  all,
  askedAsAnnexIII,
  askedAsHighRisk,
  beyondInfrastructure,
  distributor,
  generates,
  importer,
  interacts,
  is,
  madeProvider,
  model,
  modelSeatOutside,
  not,
  openModel,
  provider,
  publicAuthority,
} from '../facts.ts';
import { gates } from '../gates.ts';

/** A duty that does not bind, for a reason that an officer wants to read; binds null: not known, to be checked. */
export type ClosedRow = { id: string; when: Condition; why: string; binds?: null };

const usesIt = gates.annexIIIDeployer.when;
const usesProduct = all(gates.deployer.when, not(askedAsAnnexIII));

export const closedRows: readonly ClosedRow[] = [
  ...tradeDuties
    .filter(({ gate }) => gate === gates.importer)
    .map(({ id }) => ({
      id,
      when: all(importer, askedAsHighRisk, madeProvider),
      why: "You have become the provider of the system (Art. 25(1)). An importer brings in a system under another company's name (Art. 3(6)).",
    })),
  ...tradeDuties
    .filter(({ gate }) => gate === gates.distributor)
    .map(({ id }) => ({
      id,
      when: all(distributor, askedAsHighRisk, madeProvider),
      why: 'You have become the provider of the system (Art. 25(1)). A distributor is someone other than the provider (Art. 3(7)).',
    })),
  {
    id: 'd-50-1',
    when: all(provider, interacts, is('t-obv', 'yes')),
    why: 'It is obvious to everyone likely to encounter the system that it is AI (Art. 50(1)); guidelines read this narrowly.',
  },
  {
    id: 'd-50-1',
    when: is('t-obv', 'law'),
    why: 'The system is authorised by law to detect or prosecute crime and is not available to the public to report crime (Art. 50(1)).',
  },
  ...(['d-50-2m', 'd-50-2d'] as const).flatMap(id => [
    {
      id,
      when: all(provider, generates, is('t-mark', 'edit')),
      why: 'The system only does standard editing, or makes no substantial change to input or meaning (Art. 50(2)).',
    },
    {
      id,
      when: is('t-mark', 'b2b'),
      why: 'The system generates strictly technical output for a closed circle of professionals, as the guidelines read the exception; they are not binding.',
    },
    {
      id,
      when: is('t-mark', 'law'),
      why: 'The system is authorised by law to detect or prosecute crime (Art. 50(2)).',
    },
  ]),
  {
    id: 'd-50-3',
    when: is('t-emo', 'law'),
    why: 'The system is permitted by law to detect, prevent or investigate crime (Art. 50(3)).',
  },
  {
    id: 'd-50-4i',
    when: is('t-deep', 'law'),
    why: 'The use is authorised by law to detect, prevent, investigate or prosecute crime (Art. 50(4)).',
  },
  {
    id: 'd-50-4t',
    when: is('t-text', 'law'),
    why: 'The use is authorised by law to detect, prevent, investigate or prosecute crime (Art. 50(4)).',
  },
  {
    id: 'd-50-4t',
    when: is('t-text', 'reviewed'),
    why: 'A person reviews the substance of each text, AI does not alter it afterwards, and a person holds editorial responsibility (Art. 50(4)).',
  },
  {
    id: 'd-26-7',
    when: all(gates.deployer.when, is('f-work', 'no')),
    why: 'According to the answers, the system is not used on workers.',
  },
  {
    id: 'd-26-7',
    when: all(gates.deployer.when, is('f-work', 'applicants')),
    why: 'Applicants are not workers; they are informed under Art. 26(11).',
  },
  {
    id: 'd-26-8',
    when: all(usesIt, not(beyondInfrastructure), publicAuthority),
    why: 'Point 2 of Annex III is excepted (Art. 49(3)): critical infrastructure is registered at national level (Art. 49(5)).',
  },
  {
    id: 'd-26-8',
    when: all(usesProduct, publicAuthority),
    why: 'Art. 26(8) and Art. 49(3) apply to uses of Annex III, not to products of Annex I alone.',
  },
  {
    id: 'd-26-8',
    when: all(usesIt, beyondInfrastructure, is('o-kind', 'publaw')),
    why: 'Check this: Art. 26(8) applies to public authorities. It is not settled whether a body governed by public law without public authority counts as a public authority.',
    binds: null,
  },
  {
    id: 'd-26-8',
    when: all(usesIt, beyondInfrastructure, is('o-kind', 'private', 'pubserv')),
    why: 'You are not a public authority.',
  },
  {
    id: 'd-26-11',
    when: all(usesIt, is('f-dec', 'no')),
    why: 'The system does not help to decide about individual people.',
  },
  {
    id: 'd-86',
    when: all(usesIt, beyondInfrastructure, is('f-dec', 'no')),
    why: 'The system does not help to decide about individual people.',
  },
  {
    id: 'd-27',
    when: all(usesIt, beyondInfrastructure, { not: assessesImpact }),
    why: 'Art. 27(1) applies to bodies governed by public law, private bodies that provide public services, and every deployer of points 5(b) and 5(c); you are none of these.',
  },
  {
    id: 'd-27',
    when: all(usesIt, not(beyondInfrastructure)),
    why: 'Art. 27(1) does not cover critical infrastructure, point 2 of Annex III.',
  },
  {
    id: 'd-27',
    when: usesProduct,
    why: 'Art. 27(1) applies to uses of Annex III (Art. 6(2)), not to products of Annex I alone.',
  },
  ...(['d-53a', 'd-53b'] as const).map(id => ({
    id,
    when: all(model, openModel),
    why: 'The model is free and open source and has no systemic risk (Art. 53(2)).',
  })),
  {
    id: 'd-54',
    when: all(model, openModel, modelSeatOutside),
    why: 'The model is free and open source and has no systemic risk (Art. 54(6)).',
  },
];
