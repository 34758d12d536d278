import { MAX_FACT_LENGTH, MAX_LONG_FACT_LENGTH, MAX_NAME_LENGTH, MAX_REFERENCE_LENGTH } from '@aicp/contracts/limits';
import { useEffect } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { failureOf } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import type { Card, CardFact, Recorded } from './facts.ts';
import { useSaveFacts } from './useSaveFacts.ts';

type Props = {
  systemId: string;
  card: Card;
  facts: Recorded;
  /** The first fact to edit, if it is on this card. */
  first: string | null;
  onClose: () => void;
};

/** A form for the facts of one card; unchanged ones are not sent. */
export function FactForm({ systemId, card, facts, first, onClose }: Props) {
  const all = card.facts;
  const begin = all.find(({ name }) => name === first)?.name;
  const { register, handleSubmit, setFocus, formState } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(all.map(({ name }) => [name, facts[name] ?? ''])),
  });
  const { errors, dirtyFields } = formState;
  // Runs after the page has scrolled to its top.
  useEffect(() => {
    const frame = begin && requestAnimationFrame(() => setFocus(begin));
    return () => {
      if (frame) cancelAnimationFrame(frame);
    };
  }, [begin, setFocus]);
  const [save, { loading, error }] = useSaveFacts(systemId, () => {
    toast({ title: `${card.title} saved` });
    onClose();
  });
  const send = (fields: Record<string, string>) => {
    const changed = Object.entries(fields).filter(([name]) => dirtyFields[name]);
    if (changed.length === 0) return onClose();
    return save(Object.fromEntries(changed));
  };
  return (
    <form noValidate className="mt-5 space-y-5 border-t border-line pt-5" onSubmit={handleSubmit(send)}>
      {all.map((fact, index) => {
        const longest = longestOf(fact);
        const rules = {
          maxLength: { value: longest, message: `Use at most ${longest.toLocaleString('en-GB')} characters` },
        };
        return (
          <FactField
            key={fact.name}
            fact={fact}
            isFirst={index === 0 && !begin}
            error={errors[fact.name]?.message}
            field={register(fact.name, rules)}
          />
        );
      })}
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Saving...' : `Save ${card.title}`}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = { fact: CardFact; isFirst: boolean; error: string | undefined; field: UseFormRegisterReturn };

function FactField({ fact, isFirst, error, field }: FieldProps) {
  const { label, help, asks, kind, options } = fact;
  const hint = [help && `${help}.`, asks.join(', ')].filter(Boolean).join(' ');
  const given = { label, error, hint, autoFocus: isFirst, ...field };
  if (kind === 'text') return <TextArea {...given} />;
  if (kind === 'choice')
    return (
      <Select {...given}>
        <option value="">Not recorded</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    );
  return <Field {...given} type={kind === 'day' ? 'date' : 'text'} autoComplete="off" />;
}

function longestOf({ name, kind, long }: CardFact): number {
  if (name === 'reference') return MAX_REFERENCE_LENGTH;
  if (long) return MAX_LONG_FACT_LENGTH;
  return kind === 'text' ? MAX_FACT_LENGTH : MAX_NAME_LENGTH;
}
