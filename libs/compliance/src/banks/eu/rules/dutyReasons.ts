import type { Condition } from '../../../scoring/condition.ts';
import { all, areaUnknown, becameProvider, hits, is, not } from '../facts.ts';

type Reason = { when: Condition; why: string };

/** Why a duty binds where its gate says too little. First match. */
export const dutyReasons: Readonly<Record<string, readonly Reason[]>> = {
  'd-27': [
    {
      when: hits('5b', '5c'),
      why: 'Points 5(b) and 5(c) of Annex III oblige every deployer, although private (Art. 27(1)).',
    },
    {
      when: is('o-kind', 'publaw'),
      why: 'You are a body governed by public law and use a system that is high-risk by Annex III (Art. 27(1)).',
    },
    {
      when: is('o-kind', 'pubserv'),
      why: 'You are a private body that provides public services and use a system that is high-risk by Annex III (Art. 27(1)).',
    },
    {
      when: is('o-kind', 'authority', 'le', 'mig', 'court', 'union'),
      why: 'You are a public body and use a system that is high-risk by Annex III (Art. 27(1)).',
    },
    {
      when: areaUnknown,
      why: 'The area of Annex III is not known, so the impact assessment is treated as owed until it is (rule of this tool).',
    },
    {
      when: is('o-kind', 'unsure'),
      why: 'The kind of organisation is not known, so the impact assessment is treated as owed until it is (rule of this tool).',
    },
  ],
  'd-26-8': [
    {
      when: is('o-kind', 'unsure'),
      why: 'The kind of organisation is not known, so it is treated as a public authority here until it is (rule of this tool).',
    },
    {
      when: is('o-kind', 'authority', 'le', 'mig', 'court', 'union'),
      why: 'You are a public authority, agency or body (Art. 26(8)).',
    },
  ],
  'd-9': [
    {
      when: all(becameProvider, not(is('role', 'product'))),
      why: 'Art. 25(1) makes you the provider of a high-risk system.',
    },
    { when: becameProvider, why: 'As maker of the product you are the provider of the system in it (Art. 25(3)).' },
  ],
};
