import {
  agencyWorkbook,
  germanList,
  longList,
  municipalRegister,
  type Register,
  transparencyList,
} from '@aicp/testing/registers';
import { describe, expect, it } from '@jest/globals';
import { type Asked, readSystemsFile } from './readSystemsFile.ts';

const read = (text: string, asked: Asked = {}) => readSystemsFile(Buffer.from(text), asked);
const mapped = (text: string, columns: object, values: object = {}, people: Record<string, number> = {}) =>
  read(text, { mapping: JSON.stringify({ columns, values }), people: new Map(Object.entries(people)) });

describe('the list of a file', () => {
  const guessesOf = async ({ buffer }: Register) => {
    const { sheet, headerRow, rows, columns } = await readSystemsFile(buffer, {});
    return { sheet, headerRow, rows, guesses: columns.map(({ heading, guess }) => `${heading}: ${guess}`) };
  };

  it('gets its fields guessed in a list of transparency records', async () => {
    expect(await guessesOf(transparencyList())).toEqual({
      sheet: '',
      headerRow: 1,
      rows: 12,
      guesses: [
        'Title: name',
        'Organisation: department',
        'Description: description',
        'Phase: status',
        'Regulatory body: applicableRegulators',
        'Contact email: contact',
        'Vendor: supplier',
        'Record URL: ignore',
        'Start date: marketDay',
      ],
    });
  });

  it('is found in the second sheet of a workbook, below banner rows and two-line headings', async () => {
    expect(await guessesOf(await agencyWorkbook())).toEqual({
      sheet: 'Inventory',
      headerRow: 5,
      rows: 25,
      guesses: [
        'Use Case ID: reference',
        'Use Case Name: name',
        'What is the intended purpose of the AI?: description',
        'Stage of Development: status',
        'Developed by: supplier',
        'Does it use PII?: personalData',
        'Training data: trainingData',
      ],
    });
  });

  it('gets its fields guessed from Dutch headings', async () => {
    const { guesses } = await guessesOf(municipalRegister());
    expect(guesses).toEqual([
      'Naam algoritme: name',
      'Organisatieonderdeel: department',
      'Doel en impact: description',
      'Status: status',
      'Begindatum: marketDay',
      'Contactgegevens: contact',
      'Leverancier: supplier',
      'Wettelijke grondslag: lawfulBasis',
      'Menselijke tussenkomst: oversight',
      'Publicatiecategorie: ignore',
    ]);
  });

  it('is read from Windows-1252 with semicolons and 1,757 rows', async () => {
    const { guesses } = await guessesOf(germanList());
    expect(guesses).toEqual([
      'Bezeichnung: name',
      'Zweckbestimmung: description',
      'Fachbereich: department',
      'Stand: status',
      'Inbetriebnahme: marketDay',
      'Aktenzeichen: reference',
      'Rechtsgrundlage: lawfulBasis',
      'Kosten (€): ignore',
    ]);
    expect(await guessesOf(longList())).toMatchObject({ rows: 1_757, headerRow: 1 });
  });

  it.each([
    [
      'French',
      'Nom du système;Finalité;Statut;Fournisseur;Base légale',
      'name description status supplier lawfulBasis',
      'en production',
    ],
    [
      'Spanish',
      'Nombre del sistema;Finalidad;Estado;Proveedor;Base jurídica',
      'name description status supplier lawfulBasis',
      'en uso',
    ],
    [
      'Italian',
      'Denominazione;Finalità;Stato;Fornitore;Base giuridica',
      'name description status supplier lawfulBasis',
      'in esercizio',
    ],
    [
      'German',
      'Name der Anwendung;Zweck;Betriebsstatus;Hersteller;Rechtsgrundlage',
      'name description status supplier lawfulBasis',
      'im Einsatz',
    ],
  ])('has its fields and values guessed by %s headings', async (_language, head, expected, live) => {
    const { columns } = await read(`${head}\nA;B;${live};C;D\n`);
    expect(columns.map(({ guess }) => guess).join(' ')).toBe(expected);
    expect(columns[2]?.values).toEqual([{ text: live, cells: 1, guess: 'live' }]);
  });

  it('can be chosen by sheet and line, and a refusal names the sheets', async () => {
    const text = 'Note,Other\nName,Status\nA,live\n';
    expect(await read(text, { headerRow: 1 })).toMatchObject({ headerRow: 1, rows: 2 });
    expect(await read(text)).toMatchObject({ headerRow: 2, rows: 1 });
    await expect(read(text, { headerRow: 9 })).rejects.toThrow('Line 9 is empty.');
    await expect(read(text, { sheet: 'Sheet1' })).rejects.toThrow(
      'The file has no sheet “Sheet1”. CSV files have no sheets.',
    );
    const { buffer } = await agencyWorkbook();
    await expect(readSystemsFile(buffer, { sheet: 'Data' })).rejects.toThrow('It has “Read me”, “Inventory”.');
    expect(await readSystemsFile(buffer, { sheet: 'Read me' })).toMatchObject({ sheet: 'Read me' });
  });
});

describe('without a mapping', () => {
  it('only field names count: other columns are left out and listed', async () => {
    const { systems, ignored, faults } = await read('name,Vendor,Notes,createdAt\nA,B,,2026-01-01\nC,D,x,2026-01-01\n');
    expect(faults).toEqual([]);
    expect(systems.map(({ system, facts }) => ({ ...system, ...facts }))).toEqual([{ name: 'A' }, { name: 'C' }]);
    expect(ignored).toEqual([
      { column: 2, heading: 'Vendor', filled: 2 },
      { column: 3, heading: 'Notes', filled: 1 },
    ]);
  });

  it('a file without a column that names the system is refused with the fields that do', async () => {
    expect((await read('Tool,Stage\nA,c) Deployed\n')).faults).toEqual([
      {
        line: 1,
        column: '',
        message:
          'No column is mapped to a field that identifies the system: “name” or, for systems already recorded, “id” or “reference”',
      },
    ]);
  });
});

describe('a mapping', () => {
  const only = async (reading: ReturnType<typeof read>) => {
    const { systems, faults } = await reading;
    expect(faults).toEqual([]);
    return systems.map(({ system, facts }) => ({ ...system, ...facts }));
  };

  it('maps columns by heading or number, and values by text', async () => {
    const text = 'Tool,Stage,Rule\nA,c) Deployed,GB\nB,Live,uk\n';
    const values = { stage: { 'C) deployed': 'live' }, '3': { GB: 'UK' } };
    expect(await only(mapped(text, { tool: 'name', '2': 'status', Rule: 'jurisdiction' }, values))).toEqual([
      { name: 'A', status: 'live', jurisdiction: 'UK' },
      { name: 'B', status: 'live', jurisdiction: 'UK' },
    ]);
  });

  it('can be flat, and skips ignored columns with their faults', async () => {
    const flat = read('Tool,status\nA,sold\n', { mapping: '{"Tool":"name","status":"ignore"}' });
    expect(await only(flat)).toEqual([{ name: 'A' }]);
    expect((await flat).ignored).toEqual([{ column: 2, heading: 'status', filled: 1 }]);
  });

  it('joins several columns into one text, each with its heading', async () => {
    const text = 'Tool,What,Why\nA,Sorts letters,Speed\nB,Reads,\n';
    expect(await only(mapped(text, { Tool: 'name', What: 'description', Why: 'description' }))).toEqual([
      { name: 'A', description: 'What: Sorts letters\nWhy: Speed' },
      { name: 'B', description: 'Reads' },
    ]);
    const { faults } = await mapped(text, { Tool: 'name', What: 'version', Why: 'version' });
    expect(faults).toEqual([{ line: 1, column: 'Why', message: 'is mapped to the same field as “What”: Version' }]);
  });

  it('clears texts by name, or all others, and lists them', async () => {
    const text = 'Tool,Stage\nA,Unknown\nB,In use\nC,Live\nD,Unknown\n';
    const file = await mapped(text, { Tool: 'name', Stage: 'status' }, { Stage: { 'In use': 'live', '*': '' } });
    expect(file.faults).toEqual([]);
    expect(file.systems.map(({ facts }) => facts.status)).toEqual([undefined, 'live', 'live', undefined]);
    expect(file.leftEmpty).toEqual([{ heading: 'Stage', text: 'Unknown', cells: 2 }]);
  });

  it('finds people by username, email address and number, and names those who are not members', async () => {
    const text = 'Tool,Who\nA,Anna\nB,BEN@example.org\nC,Anna Berg <ben@example.org>\nD,7\nE,carl\n';
    const people = { anna: 3, 'ben@example.org': 4 };
    const { faults, systems } = await mapped(text, { Tool: 'name', Who: 'ownerId' }, {}, people);
    expect(systems.map(({ system }) => system.ownerId)).toEqual([3, 4, 4, 7]);
    expect(faults).toEqual([
      { line: 6, column: 'Who', message: 'names “carl”, who is not a member of the organisation' },
    ]);
    const left = await mapped(text, { Tool: 'name', Who: 'ownerId' }, { Who: { '*': '' } }, people);
    expect([left.faults, left.leftEmpty]).toEqual([[], [{ heading: 'Who', text: 'carl', cells: 1 }]]);
  });

  it.each([
    ['13/02/2026', '2026-02-13'],
    ['2/12/2026, 13/02/2026', '2026-12-02'],
    ['12/2/2026, 02/13/2026', '2026-12-02'],
    ['2.12.2026', '2026-12-02'],
    ['2 December 2026', '2026-12-02'],
    ['December 2nd, 2026', '2026-12-02'],
    ['2. Dezember 2026', '2026-12-02'],
    ['1er décembre 2026', '2026-12-01'],
    ['2 de diciembre de 2026', '2026-12-02'],
    ['2026/12/2', '2026-12-02'],
    ['5/5/2026', '2026-05-05'],
  ])('reads days in usual spellings: %s', async (days, first) => {
    const rows = days.split(/, (?=\d+\/)/).map((day, at) => `T${at}\t${day}`);
    const [system] = await only(mapped(`Tool\tFrom\n${rows.join('\n')}\n`, { Tool: 'name', From: 'marketDay' }));
    expect(system).toMatchObject({ marketDay: first });
  });

  it('guesses no date that can be read in two ways', async () => {
    const { faults } = await mapped('Tool,From\nA,2/12/2026\n', { Tool: 'name', From: 'marketDay' });
    expect(faults).toEqual([
      {
        line: 2,
        column: 'From',
        message: 'can be read as 2026-12-02 or as 2026-02-12. Please write it as one of these',
      },
    ]);
  });

  it.each([
    ['{', 'The mapping cannot be read.'],
    ['{"Tool":"title"}', 'The mapping names “title”, which is not a field of an AI system.'],
    ['{"Tool":"own:Cost centre"}', '“Cost centre” is not an own field of your organisation.'],
    ['{"Application":"name"}', 'The mapping names the column “Application”, which the file does not have.'],
    ['{"Tool":"name","3":"status"}', 'The mapping names the column “3”, which the file does not have.'],
  ])('that cannot be used is refused with the reason: %s', async (mapping, sentence) => {
    await expect(read('Tool,Stage\nA,b\n', { mapping })).rejects.toThrow(sentence);
  });

  it('can be sent as a part of a form, next to the file', async () => {
    const form = new FormData();
    form.set('file', new Blob(['Tool\nA\n']));
    form.set('mapping', '{"Tool":"name"}');
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    expect(await only(readSystemsFile(Buffer.from(await sent.arrayBuffer()), { type }))).toEqual([{ name: 'A' }]);
    await expect(readSystemsFile(Buffer.from('x'), { type })).rejects.toThrow('The form contains no file.');
  });
});

it('a cell to the right of a list is a column without a heading in a workbook, and a fault in a CSV file', async () => {
  expect((await read('name,version\nA,1,2\n')).faults).toEqual([
    { line: 2, column: '', message: 'has more cells than the header' },
  ]);
});
