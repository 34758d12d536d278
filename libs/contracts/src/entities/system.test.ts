import { describe, expect, it } from '@jest/globals';
import { type Field, type FieldUse, namesIn } from './field.ts';
import { systemFields } from './system.ts';

const fields: [string, Field][] = Object.entries(systemFields);
const missingIn = (uses: readonly FieldUse[], of: [string, Field][]) =>
  of.flatMap(([name, field]) => uses.filter(use => !field.in.includes(use)).map(use => `${name}: ${use}`));
const changeable = fields.filter(([, field]) => field.in.includes('change'));

describe('what a member writes about a system', () => {
  it('can be read over REST, exported and imported again', () => {
    expect(missingIn(['rest', 'csv', 'json', 'import'], fields)).toEqual([]);
  });

  it('can be changed, except for its law', () => {
    expect(missingIn(['change'], fields)).toEqual(['jurisdiction: change']);
  });

  it('is not lost when its record is merged into one that lacks it', () => {
    expect(
      missingIn(
        ['merge'],
        changeable.filter(([, field]) => !field.required),
      ),
    ).toEqual([]);
  });

  it('is copied to the administration and to reports only as decided', () => {
    expect(namesIn(systemFields, 'administration')).toEqual(['name', 'systemType', 'jurisdiction']);
    expect(namesIn(systemFields, 'report')).toEqual(['name', 'description', 'systemType', 'jurisdiction']);
  });
});
