import { type ImportTarget, importTargets } from '@aicp/contracts/entities/importTargets';
import { signedIn } from '@aicp/contracts/rights/actor';
import { type Sheet, workbookOf } from '@aicp/service/process/workbookOf';
import type { RequestContext } from '../context.ts';

/** An example row with valid cell values. */
const EXAMPLE: Readonly<Record<string, string>> = {
  name: 'Complaints chatbot (example, please delete)',
  description: 'Answers questions about complaints on the website, and forwards questions that it cannot answer.',
  systemType: 'Chatbot',
  jurisdiction: 'EU AI Act',
  sector: 'Finance',
  status: 'Live',
  reference: 'AI-001',
  marketDay: '2026-03-01',
};

const LISTS = 'Lists';

/** A workbook to fill in: the labels of the fields as headings, an example, and drop-downs for fields with a few values. */
export function exampleWorkbook(ctx: RequestContext): AsyncIterable<Uint8Array> {
  signedIn(ctx.actor);
  const fields = importTargets.filter(({ name }) => name !== 'id');
  const lists = fields.filter(hasDropDown);
  const longest = Math.max(...lists.map(({ choices }) => Object.keys(choices).length));
  const systems: Sheet = {
    name: 'AI systems',
    pages: [[fields.map(({ label }) => label), fields.map(({ name }) => exampleOf(ctx, name))]],
    dropDowns: lists.map((field, from) => ({
      column: fields.indexOf(field),
      sheet: LISTS,
      from,
      count: Object.keys(field.choices).length,
    })),
  };
  const choices = lists.map(field => Object.values(field.choices));
  const rows = Array.from({ length: longest }, (_, at) => choices.map(labels => labels[at] ?? ''));
  return workbookOf([systems, { name: LISTS, pages: [rows], isHidden: true }], ctx.now());
}

/** A cell can name several regulators, so that regulators have no drop-down. */
const hasDropDown = ({ kind }: ImportTarget) => kind === 'choice' || kind === 'law';

const exampleOf = ({ actor }: RequestContext, name: string) =>
  name === 'ownerId' && actor.kind === 'user' ? String(actor.userId) : (EXAMPLE[name] ?? '');
