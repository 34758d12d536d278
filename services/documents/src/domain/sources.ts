import { bankOf } from '@aicp/compliance/banks/banks';
import { longDate } from '@aicp/compliance/law/calendar';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import { allItems, type DocumentContent, type Source } from './document.ts';
import { factSource } from './factBlanks.ts';
import type { Facts } from './facts.ts';
import { citationOf } from './law.ts';
import { ownSource } from './ownAppendix.ts';

/** The sources of a document's items, in order of first use. */
export function sourcesOf(content: Pick<DocumentContent, 'header' | 'sections'>, facts: Facts): Source[] {
  const ids = new Set(allItems(content).flatMap(({ sources }) => sources));
  return [...ids].map(id => sourceOf(facts, id)).filter(source => source !== undefined);
}

const none = { url: null, asOf: null, appliesFrom: null };

/**
 * Resolves the id of a source. Ids: `system.name`, `answer.eu2-d-14`, `result.class`, `finding.0`, `evidence.12`, `organisation`,
 * `register.version`, `own.budget`, `law.art-9-5`, `duty.d-26-11`, `role.provider`, `request.0`, `remark.0`, `regulator.ICO`.
 * @returns undefined if this assessment has no such source
 */
export function sourceOf(facts: Facts, id: string): Source | undefined {
  const [kind = '', ...rest] = id.split('.');
  return finders[kind]?.(facts, rest.join('.'));
}

type Finder = (facts: Facts, key: string) => Source | undefined;

/** Finds a part of the verdict; the id is the requested one. */
function ofVerdict(kind: string, find: (verdict: Verdict, key: string) => Omit<Source, 'id'> | undefined): Finder {
  return ({ result }, key) => {
    const source = find(result, key);
    return source && { id: `${kind}.${key}`, ...source };
  };
}

const finders: Record<string, Finder> = {
  system({ system }, key) {
    if (key !== 'name' && key !== 'description' && key !== 'systemType') return undefined;
    const label = {
      name: "The system's name",
      description: "The system's description",
      systemType: 'The type of system',
    }[key];
    const text = system[key];
    return text ? { id: `system.${key}`, label, text, ...none } : undefined;
  },

  answer(facts, questionId) {
    const question = bankOf(facts.bankVersion).questions.find(({ id }) => id === questionId);
    const answer = facts.answers.find(given => given.questionId === questionId)?.answer;
    if (!question || answer === undefined) return undefined;
    const label = question.options?.find(({ value }) => value === answer)?.label ?? (answer === 'yes' ? 'Yes' : 'No');
    return {
      id: `answer.${questionId}`,
      label: `Answer ${questionId}`,
      text: `${question.question} ${label}`,
      ...none,
    };
  },

  result({ result, completedAt, jurisdiction }, key) {
    const day = longDate(completedAt.toISOString().slice(0, 10));
    const level = `${jurisdiction} risk level ${result.riskLevel}, risk score ${result.riskScore} of 100`;
    const known: Record<string, string | undefined> = {
      class: result.class ? `${result.class.label}: ${result.class.reason}` : undefined,
      level: result.scored ? level : 'Not scored',
      rag: result.ragScore && `Overall rating ${result.ragScore}`,
      completed: `Completed on ${day}`,
    };
    const text = known[key];
    return text ? { id: `result.${key}`, label: `Assessment of ${day}`, text, ...none } : undefined;
  },

  finding({ result }, key) {
    const finding = result.findings[Number(key)];
    if (!finding) return undefined;
    const { text, citation } = finding;
    return {
      id: `finding.${key}`,
      label: citation.label,
      text,
      url: citation.url,
      asOf: citation.asOf,
      appliesFrom: finding.appliesFrom,
    };
  },

  action({ result }, key) {
    const action = result.actions[Number(key)];
    if (!action) return undefined;
    const { text, citation } = action;
    return {
      id: `action.${key}`,
      label: citation.label,
      text,
      url: citation.url,
      asOf: citation.asOf,
      appliesFrom: action.appliesFrom,
    };
  },

  evidence({ evidence }, key) {
    const file = evidence.find(({ id }) => String(id) === key);
    return (
      file && {
        id: `evidence.${key}`,
        label: `Evidence ${key}`,
        text: `${file.name} (SHA-256 ${file.sha256})`,
        ...none,
      }
    );
  },

  duty: ofVerdict('duty', ({ duties }, key) => {
    const duty = duties.find(({ id }) => id === key);
    if (!duty) return undefined;
    const { label, instrument, url, asOf } = duty.citation;
    return { label, text: `${duty.title} (${instrument})`, url, asOf, appliesFrom: duty.from };
  }),

  role: ofVerdict('role', ({ roles }, key) => {
    const role = roles.find(({ id }) => id === key);
    return role && { label: 'Role under the AI Act', text: `${role.label}. ${role.why}`, ...none };
  }),

  request: ofVerdict('request', ({ requests }, key) => {
    const text = requests[Number(key)];
    return text === undefined
      ? undefined
      : { label: 'Information you need from your provider or another company', text, ...none };
  }),

  remark: ofVerdict('remark', ({ remarks }, key) => {
    const text = remarks[Number(key)];
    return text === undefined ? undefined : { label: 'Type of system and answers', text, ...none };
  }),

  regulator: ofVerdict('regulator', ({ regulators }, key) => {
    const regulator = regulators?.find(({ code }) => code === key);
    return (
      regulator && {
        ...none,
        label: regulator.name,
        text: `${regulator.fullName}: ${regulator.reason}`,
        url: regulator.url,
      }
    );
  }),

  today({ today }) {
    return { id: 'today', label: 'This document', text: `Written on ${longDate(today)}`, ...none };
  },

  register(facts, name) {
    const source = factSource(facts, name);
    return source && { id: `register.${name}`, ...source, ...none };
  },

  own(facts, name) {
    const source = ownSource(facts, name);
    return source && { id: `own.${name}`, ...source, ...none };
  },

  organisation({ organisation }) {
    return organisation ? { id: 'organisation', label: 'The account', text: organisation, ...none } : undefined;
  },

  law(facts, id) {
    const citation = citationOf(id, facts);
    if (!citation) return undefined;
    const { label, instrument, url, asOf, appliesFrom } = citation;
    return { id: `law.${id}`, label, text: instrument, url, asOf, appliesFrom };
  },
};
