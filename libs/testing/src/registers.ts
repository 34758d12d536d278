import { buffer } from 'node:stream/consumers';
import { WORKBOOK_TYPE, workbookOf } from '@aicp/service/process/workbookOf';

/** A file in the style of a public register, with its contents. */
export type Register = { name: string; mimeType: string; buffer: Buffer; rows: number };

const CSV = 'text/csv';
const SAVED_AT = new Date('2026-11-01T08:00:00Z');

const cellOf = (text: string, separator: string) =>
  text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const csv = (rows: readonly (readonly string[])[], separator = ',') =>
  rows.map(row => row.map(text => cellOf(text, separator)).join(separator)).join('\r\n');

/** A list of algorithmic transparency records: long texts, phases, addresses. */
export function transparencyList(): Register {
  const head = [
    'Title',
    'Organisation',
    'Description',
    'Phase',
    'Regulatory body',
    'Contact email',
    'Vendor',
    'Record URL',
    'Start date',
  ];
  const phases = ['Production', 'Beta/Pilot', 'Retired'];
  const rows = Array.from({ length: 12 }, (_, at) => [
    `Record ${at + 1}: triage of letters, "fast lane"`,
    at % 2 ? 'Department for Examples' : 'Example City Council',
    `Sorts incoming letters by topic.\nStaff see the proposed topic and decide.\nVersion ${at + 1} was assessed in 2026.`,
    phases[at % 3] ?? '',
    at % 2 ? 'ICO' : "Information Commissioner's Office",
    `algorithms${at}@example.org`,
    at % 4 ? 'Letterworks Ltd' : '',
    `https://example.org/records/${at + 1}`,
    `${at + 13}/03/2025`,
  ]);
  return { name: 'transparency-records.csv', mimeType: CSV, buffer: Buffer.from(csv([head, ...rows])), rows: 12 };
}

/** An agency's workbook: a cover, then a list under banner rows, with titles over two lines. */
export async function agencyWorkbook(): Promise<Register> {
  const cover = [
    ['AI use case inventory 2026'],
    ['Agency', 'Example Agency'],
    ['Contact', 'ai@example.org'],
    ['Published', '2026-10-01'],
  ];
  const banner = [['AI use case inventory 2026'], ['For publication. Do not change the columns.'], []];
  const upper = ['Use case', '', '', 'Development', '', 'Data', ''];
  const lower = [
    'Use Case ID',
    'Use Case Name',
    'What is the intended purpose of the AI?',
    'Stage of Development',
    'Developed by',
    'Does it use PII?',
    'Training data',
  ];
  const stages = ['a) Planned', 'b) Pre-deployment', 'c) Deployed', 'd) Retired'];
  const rows = Array.from({ length: 25 }, (_, at) => [
    `EX-${String(at + 1).padStart(4, '0')}`,
    `Case ${at + 1}`,
    `Helps staff of unit ${at + 1} to find documents.`,
    stages[at % 4] ?? '',
    at % 2 ? 'In-house' : 'Example Systems Inc.',
    at % 3 ? 'No' : 'Yes',
    'Agency documents from 2019 to 2024',
  ]);
  const sheets = [
    { name: 'Read me', pages: [cover] },
    { name: 'Inventory', pages: [[...banner, upper, lower, ...rows]] },
  ];
  return {
    name: 'agency-inventory.xlsx',
    mimeType: WORKBOOK_TYPE,
    buffer: await buffer(workbookOf(sheets, SAVED_AT)),
    rows: 25,
  };
}

/** A municipality's list with Dutch headings. */
export function municipalRegister(): Register {
  const head = [
    'Naam algoritme',
    'Organisatieonderdeel',
    'Doel en impact',
    'Status',
    'Begindatum',
    'Contactgegevens',
    'Leverancier',
    'Wettelijke grondslag',
    'Menselijke tussenkomst',
    'Publicatiecategorie',
  ];
  const rows = Array.from({ length: 18 }, (_, at) => [
    `Parkeercontrole wijk ${at + 1}`,
    'Stadsbeheer',
    'Herkent kentekens, zodat medewerkers gericht controleren.',
    at % 2 ? 'In gebruik' : 'In ontwikkeling',
    `${(at % 28) + 1} maart 2024`,
    'algoritmen@example.nl',
    'Voorbeeld B.V.',
    'Gemeentewet artikel 225',
    'Een medewerker beoordeelt elke melding.',
    'Overige algoritmes',
  ]);
  return { name: 'algoritmeregister.csv', mimeType: CSV, buffer: Buffer.from(csv([head, ...rows])), rows: 18 };
}

/** A list as saved by a German Excel: Windows-1252, semicolons, and dates in numbers with full stops. */
export function germanList(): Register {
  const head = [
    'Bezeichnung',
    'Zweckbestimmung',
    'Fachbereich',
    'Stand',
    'Inbetriebnahme',
    'Aktenzeichen',
    'Rechtsgrundlage',
    'Kosten (€)',
  ];
  const rows = Array.from({ length: 9 }, (_, at) => [
    `Prüfung von Anträgen ${at + 1}`,
    'Schlägt vor, welche Anträge vollständig sind; eine Person entscheidet.',
    'Bürgerbüro',
    at % 2 ? 'im Einsatz' : 'geplant',
    `0${at + 1}.04.2025`,
    `K-${at + 1}`,
    'Art. 6 Abs. 1 lit. e DSGVO',
    '12.000 €',
  ]);
  const text = csv([head, ...rows], ';').replaceAll('€', '\u0080');
  return { name: 'ki-liste.csv', mimeType: CSV, buffer: Buffer.from(text, 'latin1'), rows: 9 };
}

/** A national inventory of 1,757 rows. */
export function longList(): Register {
  const head = [
    'Agency',
    'Bureau',
    'Inventory ID',
    'Use Case Name',
    'Summary',
    'Development Stage',
    'Date Implemented',
    'Notes',
  ];
  const stages = ['Initiation', 'Implementation', 'Operation and Maintenance', 'Retired'];
  const rows = Array.from({ length: 1_757 }, (_, at) => [
    'Department of Examples',
    `Bureau ${at % 17}`,
    `DOE-${String(at + 1).padStart(5, '0')}`,
    `Use case ${at + 1}`,
    `Summary of use case ${at + 1}, which reads reports and marks passages for a person to check.`,
    stages[at % 4] ?? '',
    at % 4 === 2 ? `2024-0${(at % 9) + 1}-01` : '',
    at % 10 ? '' : 'See annex',
  ]);
  return { name: 'national-inventory.csv', mimeType: CSV, buffer: Buffer.from(csv([head, ...rows])), rows: 1_757 };
}
