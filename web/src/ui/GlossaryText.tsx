import type { GlossaryId } from '@aicp/compliance/law/glossary';
import { Term } from './Term.tsx';

/** The spellings of glossary terms in sentences. The longer of two overlapping spellings comes first. */
const spellings: [string, GlossaryId][] = [
  ['fundamental rights impact assessment', 'fria'],
  ['data protection impact assessment', 'dpia'],
  ['technical documentation', 'technical-documentation'],
  ['conformity assessment', 'conformity-assessment'],
  ['automated decision', 'automated-decision'],
  ['quality management system', 'qms'],
  ['post-market monitoring', 'post-market-monitoring'],
  ['general-purpose AI', 'gpai'],
  ['serious incident', 'serious-incident'],
  ['systemic risk', 'systemic-risk'],
  ['human oversight', 'human-oversight'],
  ['risk management', 'risk-management'],
  ['notified body', 'notified-body'],
  ['five principles', 'five-principles'],
  ['deep fake', 'deepfake'],
  ['AI literacy', 'ai-literacy'],
  ['CE marking', 'ce-marking'],
  ['Annex III', 'annex-iii'],
  ['Annex I', 'annex-i'],
  ['high-risk', 'high-risk'],
  ['provider', 'provider'],
  ['deployer', 'deployer'],
];
const ids = new Map(spellings.map(([spelling, id]) => [spelling.toLowerCase(), id]));
const anyTerm = new RegExp(`\\b(${spellings.map(([spelling]) => spelling).join('|')})(?![A-Za-z-])`, 'gi');

/** A sentence whose legal terms explain themselves when pressed, each at its first occurrence. */
export function GlossaryText({ text }: { text: string }) {
  const seen = new Set<GlossaryId>();
  return text.split(anyTerm).map((part, index) => {
    const id = index % 2 === 1 ? ids.get(part.toLowerCase()) : undefined;
    const key = `${index} ${part}`;
    if (!id || seen.has(id)) return <span key={key}>{part}</span>;
    seen.add(id);
    return (
      <Term key={id} id={id}>
        {part}
      </Term>
    );
  });
}
