import {
  all,
  any,
  claimed,
  deployer,
  distributor,
  highRisk,
  importer,
  is,
  not,
  provider,
  remoteIdentification,
  yes,
} from '../facts.ts';
import { gates } from '../gates.ts';
import type { Case, Row } from './case.ts';

const handles = all(any(deployer, importer, distributor), not(provider), highRisk);

/** Questions to the other party. */
export const requests: readonly Row<{ say: string }>[] = [
  { when: handles, say: 'Ask your provider for the instructions for use (Art. 13).' },
  { when: handles, say: 'Ask your provider for the EU declaration of conformity (Art. 47).' },
  {
    when: all(handles, gates.annexIIIProvider.other.when),
    say: 'Ask your provider for the registration number of the system (Art. 49).',
  },
  {
    when: handles,
    say: 'Ask your provider for a description of the logs (Art. 12) and of the oversight measures (Art. 14).',
  },
  {
    when: all(handles, deployer, remoteIdentification),
    say: 'Ask your provider how two competent people each confirm a match (Art. 14(5)). As the user of the system you carry out this check (Arts 14(3)(b), 26(1), (2)), unless EU or national law considers it disproportionate for law enforcement, migration, border control or asylum.',
  },
  {
    when: all(claimed, not(provider)),
    say: 'Ask your provider for its documented assessment of the exception (Art. 6(4)).',
  },
  {
    when: gates.talks.other.when,
    say: "Ask your provider to tell people that they interact with AI (Art. 50(1)): this is your provider's duty.",
  },
  {
    when: gates.generates.other.when,
    say: "Ask your provider how outputs are marked and detected (Art. 50(2)): this is your provider's duty.",
  },
  {
    when: any(is('ao', 'other', 'unsure'), is('c-ao', 'other', 'unsure')),
    say: 'Ask the provider of the general-purpose model for the information of Annex XII (Art. 53(1)(b)).',
  },
  {
    when: is('r-25o', 'no', 'unsure'),
    say: 'Ask the first provider for documents, known limits and technical access: it must cooperate with you (Art. 25(2)).',
  },
  {
    when: is('r-25o', 'yes'),
    say: 'The first provider clearly excluded high-risk use, so it need not hand anything over (Art. 25(2)): write the documentation yourself.',
  },
  {
    when: all(yes('s-supply'), not(provider)),
    say: 'Ask the manufacturer of the product which information and access its conformity assessment needs (Art. 25(4)).',
  },
];

export function requestsOf({ says }: Case): string[] {
  return requests.filter(({ when }) => says(when)).map(({ say }) => say);
}
