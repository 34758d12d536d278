import type { Condition } from '../../../scoring/condition.ts';
import {
  all,
  any,
  areaUnknown,
  becameProvider,
  deployer,
  hits,
  is,
  liveSearch,
  not,
  remoteIdentification,
} from '../facts.ts';

type Reason = { when: Condition; why: string };

/** Why a duty applies if its gate does not explain it. First match. */
export const dutyReasons: Readonly<Record<string, readonly Reason[]>> = {
  'd-27': [
    {
      when: liveSearch,
      why: 'The impact assessment of Art. 27 is a condition of lawful live identification (Art. 5(2)): without it Art. 5(1)(h) prohibits the use.',
    },
    {
      when: any(is('a3-5b', 'yes'), is('a3-5c', 'yes')),
      why: 'Points 5(b) and 5(c) of Annex III oblige every deployer, including private ones (Art. 27(1)).',
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
      when: hits('5b', '5c'),
      why: 'Whether point 5(b) or 5(c) of Annex III applies is not known, so the impact assessment is treated as required until it is known (rule of this tool).',
    },
    {
      when: areaUnknown,
      why: 'The area of Annex III is not known, so the impact assessment is treated as required until it is known (rule of this tool).',
    },
    {
      when: is('o-kind', 'unsure'),
      why: 'The kind of organisation is not known, so the impact assessment is treated as required until it is known (rule of this tool).',
    },
  ],
  'd-26-2': [
    {
      when: remoteIdentification,
      why: 'You use a high-risk system under your own authority. In remote identification, two competent people each confirm a match (Art. 14(5)); you carry out this check.',
    },
  ],
  'd-26-8': [
    {
      when: liveSearch,
      why: 'Registration is a condition of lawful live identification (Art. 5(2)), in urgent cases without undue delay afterwards: without it Art. 5(1)(h) prohibits the use.',
    },
    {
      when: is('o-kind', 'unsure'),
      why: 'The kind of organisation is not known, so it is treated as a public authority until it is known (rule of this tool).',
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
    {
      when: becameProvider,
      why: 'As manufacturer of the product you are the provider of the system in it (Art. 25(3)).',
    },
  ],
};

/** Why another party's duty is shown if the gate does not explain it. First match. */
export const elsewhereReasons: Readonly<Record<string, readonly Reason[]>> = {
  'd-14-5': [
    {
      when: deployer,
      why: 'The provider builds in the check. You carry it out, following the instructions and with the people who oversee the system (Arts 14(3)(b), 26(1), (2)).',
    },
  ],
};

/** Facts that opened a duty by not being known, by the question on the duty: they are found out before anything is done. */
export const doubts: Readonly<Record<string, { fact: string; lead: string }>> = {
  'd-4a': { fact: 's-4a', lead: 'If so' },
  'd-50-1': { fact: 't-obv', lead: 'If not' },
  'd-50-2m': { fact: 't-mark', lead: 'If not' },
  'd-50-2d': { fact: 't-mark', lead: 'If not' },
  'd-50-3': { fact: 't-emo', lead: 'If so' },
  'd-50-4i': { fact: 't-deep', lead: 'If so' },
  'd-50-4t': { fact: 't-text', lead: 'If so' },
  'd-26-7': { fact: 'f-work', lead: 'If so' },
  'd-26-11': { fact: 'f-dec', lead: 'If so' },
  'd-86': { fact: 'f-dec', lead: 'If so' },
  'd-43-4': { fact: 's-mod', lead: 'If so' },
  'd-25-2': { fact: 'r-25i', lead: 'If so' },
  'd-25-4s': { fact: 's-supply', lead: 'If so' },
  'd-25-4g': { fact: 'g-supply', lead: 'If so' },
  'd-52': { fact: 'g-flop', lead: 'If so' },
};
