import type { Field, Section } from '../document.ts';
import type { SharedBlank } from '../sharedBlanks.ts';
import type { Writer } from '../writer.ts';
import { fields, items, section } from '../writer.ts';
import { type Owed, papers, type Row } from './papers.ts';

function written({ id, title, duty, intro, law, rows }: Owed, write: Writer): Section {
  const sources = [...write.basis(duty), ...(law ? [`law.${law}`] : [])];
  const fieldOf = ([label, place, needed]: Row): [string, Field['item']] => {
    if (needed !== undefined) return [label, { blank: `${id}-${place}`, needed, sources }];
    const key = place as SharedBlank;
    const known = knownPlaces[key];
    const item = key === 'provider' ? write.provider() : known ? write.knownAs(known, key) : write.open(key);
    return [label, 'blank' in item ? { ...item, sources } : item];
  };
  const statement = write.dutySays(intro, duty);
  const row = write.duties.get(duty);
  const unsettled = row?.binds === null ? write.say(row.why, ...write.basis(duty)) : undefined;
  return section(id, title, items({ ...statement, sources }, unsettled), fields(...rows.map(fieldOf)));
}

/** Blanks that a field of the system fills. */
const knownPlaces: Partial<Record<SharedBlank, string>> = {
  'system-name': 'system.name',
  purpose: 'system.description',
  type: 'system.systemType',
  organisation: 'organisation',
};

/** Instructions under Art. 13(3), from the provider of a high-risk system to its deployers. */
export const instructionsForUse = (write: Writer) =>
  written(
    {
      id: 'instructions',
      title: 'Instructions for use, for deployers',
      duty: 'd-13',
      law: 'art-13-3',
      intro:
        'The provider of a high-risk system gives these instructions to its deployers. They are not meant for the people affected.',
      rows: [
        ['(a) Provider', 'provider'],
        ['(a) Contact', 'contact'],
        ['(b) Intended purpose', 'purpose'],
        ['(b) Accuracy, robustness', 'metrics'],
        ['(b) Cybersecurity', 'cybersecurity'],
        ['(b) Foreseeable misuse and risks', 'misuse'],
        ['(b) Explaining the output', 'factors'],
        ['(b) Performance for groups', 'groups'],
        ['(b) Input data', 'input-data'],
        ['(b) Interpreting the output', 'interpretation'],
        ['(c) Pre-determined changes', 'planned-changes'],
        ['(d) Human oversight', 'oversight'],
        ['(e) Resources, lifetime, maintenance', 'resources'],
        ['(f) Logs', 'logs'],
      ],
    },
    write,
  );

/** Art. 53(1)(b): from the provider of a general-purpose model to integrators. */
export const annexXii = (write: Writer) =>
  written(
    {
      id: 'annex-xii',
      title: 'Information for providers that integrate the model',
      duty: 'd-53b',
      law: 'annex-xii',
      intro:
        'The provider of a general-purpose model gives this information to system providers that integrate the model.',
      rows: [
        ['1 Tasks and types of systems', 'users'],
        ['1 Acceptable use', 'misuse'],
        ['1 Architecture and size', 'architecture'],
        ['1 Inputs and outputs', 'formats', 'the types and formats of inputs and outputs, with their maximum length'],
        ['1 Release and distribution', 'release', 'the date of release and the methods of distribution'],
        ['1 Licence', 'licence', 'the licence of the model'],
        [
          '2 Integration',
          'integration',
          'the technical means needed to integrate the model: instructions, infrastructure, tools',
        ],
        ['2 Training data', 'training-data'],
      ],
    },
    write,
  );

/** The sections for internal use whose duties apply. */
export function owedSections(write: Writer): Section[] {
  return papers.filter(({ duty }) => write.owed(duty)).map(row => written(row, write));
}
