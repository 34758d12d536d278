import type { SystemsQuery } from '../../gql/graphql.ts';
import { compactControl } from '../../ui/compactControl.ts';
import type { View } from './systemsView.ts';

type Props = {
  view: View;
  fields: SystemsQuery['ownFields'];
  onView: (change: Partial<View>) => void;
};

/** Shows an own field in the list, and filters the systems by its value or by having none. */
export function OwnFieldFilter({ view: { own, ownValue }, fields, onView }: Props) {
  const field = fields.find(({ name }) => name === own);
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 xl:flex">
      <select
        aria-label="Own field"
        value={field ? own : ''}
        onChange={({ target }) => onView({ own: target.value, ownValue: '' })}
        className={compactControl}
      >
        <option value="">No own field</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {field?.kind === 'choice' && (
        <select
          aria-label={`Value of ${field.label}`}
          value={ownValue}
          onChange={({ target }) => onView({ ownValue: target.value })}
          className={compactControl}
        >
          <option value="">Any value or none</option>
          {field.choices.map(choice => (
            <option key={choice} value={`is:${choice}`}>
              {choice}
            </option>
          ))}
          <option value="none">Empty</option>
        </select>
      )}
      {field && field.kind !== 'choice' && (
        <input
          type={field.kind === 'date' ? 'date' : 'search'}
          dir="auto"
          aria-label={`Value of ${field.label}`}
          placeholder={`Search in ${field.label}`}
          maxLength={190}
          value={ownValue.replace(/^(?:is:|none$)/, '')}
          onChange={({ target }) => onView({ ownValue: target.value && `is:${target.value}` })}
          className={compactControl}
        />
      )}
    </div>
  );
}
