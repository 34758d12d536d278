import type { Condition } from '../../scoring/condition.ts';
import {
  all,
  any,
  askedAsAnnexIII,
  askedAsHighRisk,
  claimDocumented,
  deployer,
  distributor,
  firstProvider,
  generates,
  importer,
  inTheAct,
  interacts,
  is,
  madeProvider,
  model,
  not,
  openSystem,
  pictures,
  provider,
  released,
  representative,
  systemicModel,
  writes,
  yes,
} from './facts.ts';

/** The condition of a group of duties, and the responsible party otherwise. */
export type Gate = {
  id: string;
  when: Condition;
  who: string;
  why: string;
  other?: { when: Condition; who: string; why: string };
};

const handlesHighRisk = all(askedAsHighRisk, any(deployer, importer, distributor, released), not(provider));
const othersProvider = {
  when: handlesHighRisk,
  who: "the system's provider",
  why: 'The system is high-risk, and its provider is responsible for this duty.',
};

export const gates = {
  everyone: {
    id: 'everyone',
    when: all(any(provider, deployer), not(openSystem), inTheAct),
    who: 'provider and deployer',
    why: 'Article 4 applies to every provider and deployer of an AI system within the Act.',
  },
  sensitiveData: {
    id: 'sensitive-data',
    when: yes('s-4a'),
    who: 'provider or deployer',
    why: 'Special categories of data are, or may be, used to find or correct bias.',
  },
  talks: {
    id: 'talks',
    when: is('t-obv', 'no', 'unsure'),
    who: 'provider',
    why: 'You are the provider, and the system interacts with people to whom it is not obvious that they are dealing with AI.',
    other: {
      when: all(deployer, not(provider), interacts, inTheAct),
      who: "the system's provider",
      why: 'The system interacts with people, and Article 50(1) applies to its provider.',
    },
  },
  generates: {
    id: 'generates',
    when: is('t-mark', 'no', 'unsure'),
    who: 'provider',
    why: 'You are the provider of a system that generates content for which no exception from marking was named.',
    other: {
      when: all(deployer, not(provider), generates, inTheAct),
      who: "the system's provider",
      why: 'The system generates content, and Article 50(2) applies to its provider.',
    },
  },
  emotions: {
    id: 'emotions',
    when: all(deployer, inTheAct, any(yes('t-emo'), is('5f', 'medical'))),
    who: 'deployer',
    why: 'You run, or may run, emotion recognition or biometric categorisation.',
  },
  deepfakes: {
    id: 'deepfakes',
    when: is('t-deep', 'yes', 'art', 'unsure'),
    who: 'deployer',
    why: 'You show, or may show, content that resembles real things and falsely appears authentic.',
    other: {
      when: all(provider, not(deployer), pictures, inTheAct),
      who: "the system's deployer",
      why: 'Article 50(4) applies to the deployer who shows such content.',
    },
  },
  publicText: {
    id: 'public-text',
    when: yes('t-text'),
    who: 'deployer',
    why: 'You publish, or may publish, text made by AI that informs the public on matters of public interest.',
    other: {
      when: all(provider, not(deployer), writes, inTheAct),
      who: "the system's deployer",
      why: 'Article 50(4) applies to the deployer who publishes such text.',
    },
  },
  provider: {
    id: 'provider',
    when: all(provider, askedAsHighRisk),
    who: 'provider',
    why: 'You are the provider of a high-risk system.',
    other: othersProvider,
  },
  annexIIIProvider: {
    id: 'annex-iii-provider',
    when: all(provider, askedAsAnnexIII),
    who: 'provider',
    why: 'You are the provider of a system that is high-risk by its use.',
    other: { ...othersProvider, when: all(handlesHighRisk, askedAsAnnexIII) },
  },
  exception: {
    id: 'exception',
    when: all(firstProvider, not(released), is('e-infl', 'no')),
    who: 'provider',
    why: 'You treat the system as not high-risk under the exception in Article 6(3).',
    other: {
      when: all(not(firstProvider), claimDocumented),
      who: "the system's provider",
      why: 'The provider relies on the exception under Article 6(3) and is responsible for this; ask for its assessment.',
    },
  },
  newProvider: {
    id: 'new-provider',
    when: yes('r-25i'),
    who: 'provider',
    why: 'Another company has, or may have, become the provider of your system, so you must cooperate with it.',
  },
  supplier: {
    id: 'supplier',
    when: yes('s-supply'),
    who: 'supplier',
    why: 'What you supply is, or may be, used as part of a high-risk system.',
  },
  modelSupplier: {
    id: 'model-supplier',
    when: yes('g-supply'),
    who: 'supplier',
    why: 'Your model is, or may be, used as part of a high-risk system.',
  },
  deployer: {
    id: 'deployer',
    when: all(deployer, askedAsHighRisk),
    who: 'deployer',
    why: 'You use a high-risk system under your own authority.',
    other: {
      when: all(provider, askedAsHighRisk, not(deployer)),
      who: "the system's deployer",
      why: 'The system is high-risk, and its deployer is responsible for this duty.',
    },
  },
  annexIIIDeployer: {
    id: 'annex-iii-deployer',
    when: all(deployer, askedAsAnnexIII),
    who: 'deployer',
    why: 'You use a system that is high-risk by its use.',
    other: {
      when: all(provider, askedAsAnnexIII, not(deployer)),
      who: "the system's deployer",
      why: 'The system is high-risk by its use, and its deployer is responsible for this duty.',
    },
  },
  importer: {
    id: 'importer',
    when: all(importer, askedAsHighRisk, not(madeProvider)),
    who: 'importer',
    why: "You bring a high-risk system to the EU market under its provider's name.",
  },
  distributor: {
    id: 'distributor',
    when: all(distributor, askedAsHighRisk, not(madeProvider)),
    who: 'distributor',
    why: 'You make a high-risk system available on the EU market.',
  },
  representative: {
    id: 'representative',
    when: all(representative, askedAsHighRisk),
    who: 'authorised representative',
    why: 'You represent the provider of a high-risk system by written mandate.',
  },
  model: {
    id: 'model',
    when: model,
    who: 'provider of the model',
    why: 'You are the provider of a general-purpose AI model on the EU market.',
  },
  systemicModel: {
    id: 'systemic-model',
    when: all(model, systemicModel),
    who: 'provider of the model',
    why: 'You are the provider of a general-purpose AI model with systemic risk, by designation or presumption.',
  },
} as const satisfies Record<string, Gate>;
