import { CreateSystemInput, UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { describe, expect, it } from '@jest/globals';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { JoinSystemsDocument, RecordToJoin_SystemFragmentDoc } from '../../gql/graphql.ts';
import { type RecordOf, recordRows } from './recordRows.ts';

const bare = {
  id: '1',
  name: '',
  jurisdiction: 'EU',
  applicableRegulators: [],
  createdAt: '2026-11-26T00:00:00.000Z',
} as unknown as RecordOf;

/** People are shown by name, from a field other than the written one. */
const SHOWN_AS: Record<string, string> = { ownerId: 'owner', reviewerId: 'reviewer' };
const VALUES: Record<string, unknown> = {
  jurisdiction: 'UK',
  applicableRegulators: ['ICO'],
  owner: { id: '5', username: 'anna' },
  reviewer: { id: '5', username: 'anna' },
};
const fields = Object.keys({ ...CreateSystemInput.shape, ...UpdateSystemInput.shape }).map(
  name => SHOWN_AS[name] ?? name,
);

const namesIn = (selection: SelectionSetNode | undefined): string[] =>
  (selection?.selections ?? []).flatMap(each => (each.kind === 'Field' ? [each.name.value] : []));
function selected({ definitions }: DocumentNode): string[] {
  const [first] = definitions;
  if (first?.kind === 'FragmentDefinition') return namesIn(first.selectionSet);
  const [root] = first?.kind === 'OperationDefinition' ? first.selectionSet.selections : [];
  return root?.kind === 'Field' ? namesIn(root.selectionSet) : [];
}

describe('two records that are about to be joined', () => {
  it.each(fields)('are shown with the %s of either', field => {
    const said = { ...bare, [field]: VALUES[field] ?? `The ${field}` };
    const expected = [VALUES[field] ?? `The ${field}`].flat().map(value => Object(value).username ?? value);
    expect(recordRows(bare, said).map(({ gone }) => gone)).toEqual(expect.arrayContaining(expected));
  });

  it('are asked for with every field that describes a system, before and after', () => {
    expect(selected(RecordToJoin_SystemFragmentDoc)).toEqual(expect.arrayContaining(fields));
    // The name stays as it is on screen: joining does not change it.
    expect(['name', ...selected(JoinSystemsDocument)]).toEqual(expect.arrayContaining(fields));
  });
});
