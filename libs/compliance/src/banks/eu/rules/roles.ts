import {
  all,
  annexIA,
  becameProvider,
  deployer,
  distributor,
  firstProvider,
  importer,
  is,
  madeProvider,
  model,
  namedProvider,
  not,
  productMaker,
  released,
  representative,
  supplier,
  yes,
} from '../facts.ts';
import type { Case, Row } from './case.ts';

/** The roles of the Act, several at once, and why one holds them. */
export const roleRows: readonly Row<{ id: string; label: string; why: string }>[] = [
  {
    id: 'provider',
    label: 'Provider',
    when: all(firstProvider, not(released)),
    why: 'You developed the system, or had it developed, and it carries your name (Art. 3(3)).',
  },
  {
    id: 'first-provider',
    label: 'First provider',
    when: all(firstProvider, released),
    why: 'Another company has become the provider of the system, so you are no longer its provider (Art. 25(2)).',
  },
  {
    id: 'provider',
    label: 'Provider',
    when: all(becameProvider, yes('r-25a')),
    why: 'Your name or trademark is on a high-risk system (Art. 25(1)(a)).',
  },
  {
    id: 'provider',
    label: 'Provider',
    when: yes('r-25b'),
    why: 'You changed a high-risk system substantially (Art. 25(1)(b)).',
  },
  {
    id: 'provider',
    label: 'Provider',
    when: yes('r-25c'),
    why: 'You gave the system a high-risk purpose that its provider did not intend (Art. 25(1)(c)).',
  },
  {
    id: 'provider',
    label: 'Provider',
    when: all(productMaker, annexIA),
    why: 'The high-risk system is a safety component of a product that you sell under your name (Art. 25(3)).',
  },
  {
    id: 'provider',
    label: 'Provider',
    when: yes('r-25n'),
    why: 'You offer the system under your own name (Art. 3(3), our reading), so Arts 4, 50(1) and 50(2) apply to you.',
  },
  {
    id: 'deployer',
    label: 'Deployer',
    when: all(deployer, namedProvider),
    why: 'You use the system under your own authority; using your own system counts (Art. 3(4), (11)).',
  },
  {
    id: 'deployer',
    label: 'Deployer',
    when: deployer,
    why: 'You use the system under your own authority (Art. 3(4)).',
  },
  {
    id: 'importer',
    label: 'Importer',
    when: all(importer, not(madeProvider)),
    why: 'You are the first to bring the system to the EU market (Art. 3(6)).',
  },
  {
    id: 'distributor',
    label: 'Distributor',
    when: all(distributor, not(madeProvider)),
    why: "You pass on another company's system on the EU market (Art. 3(7)).",
  },
  {
    id: 'representative',
    label: 'Authorised representative',
    when: representative,
    why: 'You accepted a written mandate (Art. 3(5)).',
  },
  {
    id: 'supplier',
    label: 'Supplier of a component',
    when: supplier,
    why: 'Another company sells the product or system that contains your component: that company is the provider (Art. 25(3)), and Art. 25(4) applies to you as supplier.',
  },
  {
    id: 'product-maker',
    label: 'Product manufacturer',
    when: all(productMaker, not(annexIA)),
    why: "You sell a product that contains another company's system (Art. 2(1)(e)).",
  },
  {
    id: 'model-provider',
    label: 'Provider of a general-purpose AI model',
    when: model,
    why: 'The model is on the EU market under your name, or counts as yours (Art. 3(63), guidelines).',
  },
  {
    id: 'private-person',
    label: 'Private person',
    when: is('x', 'personal'),
    why: 'Private, non-professional use creates no duties as a deployer (Art. 2(10)).',
  },
];

export function applicableRoles({ says }: Case) {
  const held = roleRows.filter(({ when }) => says(when));
  return held.filter(({ id }, at) => held.findIndex(role => role.id === id) === at);
}

export function rolesOf(given: Case) {
  return applicableRoles(given).map(({ id, label, why }) => ({ id, label, why }));
}
