import { longDate } from '../../law/calendar.ts';
import type { Scored } from '../../scoring/publishedBank.ts';
import { type Fact, type Facts, mayBe } from './facts.ts';
import { retiredNote } from './retired.ts';

type Note = { needs: readonly Fact[]; text: string };

const fined = 'up to £17.5 million or 4% of worldwide annual turnover, whichever is higher';

/** Sentences next to gaps, each if its facts are so or may be. */
export const notes: readonly Note[] = [
  {
    needs: ['gdpr'],
    text: `The Information Commission can impose fines for breaches of UK GDPR: ${fined} (Art. 83; secondary sources). This tool estimates no fines under UK law.`,
  },
  {
    needs: ['police'],
    text: `The Information Commission can impose fines for breaches of Part 3 of the Data Protection Act 2018: ${fined} (ss. 155 and 157; secondary sources). Part 3 has exemptions, for example to avoid obstructing an inquiry; whether one applies is not assessed here.`,
  },
  {
    needs: ['adm'],
    text: `The Information Commission consulted on guidance on automated decisions until 29 May 2026. No final text was found by ${longDate('2026-11-22')}.`,
  },
  {
    needs: ['img'],
    text: 'This note on the criminal law on image tools rests on secondary sources; the text was not read. Since about 29 June 2026 it has been an offence to make, adapt, possess or supply a tool made or adapted to create child sexual abuse images (Crime and Policing Act 2026 s. 72), or to supply tools made for intimate images (s. 99). Creating an intimate image of an adult without consent, or asking for one, has been an offence since 6 February 2026. How far this law reaches general-purpose image generators is not settled.',
  },
  {
    needs: ['dev'],
    text: 'UK MDR 2002 was read in summaries. Its duties fall on the manufacturer, its UK responsible person and importers. Part 4A on post-market surveillance applies in Great Britain, but not to devices that a health institution makes and uses itself.',
  },
];

const chatbot =
  'A chatbot that shares nothing between users is outside the Online Safety Act. Under section 216A, ministers can extend duties under the Act to AI services by regulations; none were listed by 27 September 2026 (secondary sources).';

const plannedUse =
  'The system is not in use, so no duty in this report is in force for it yet. The rating assumes that the system is put into use unchanged.';

/** Notes for the reader apart from gaps. */
export function notesOf(gaps: number, facts: Facts, { today, systemType }: Scored, isRetired: boolean): string[] {
  return [
    'The five principles are not a statute and are addressed to regulators. The law that applies is named next to each item.',
    ...(isRetired ? [retiredNote] : facts.use === 'no' ? [plannedUse] : []),
    ...notes.filter(({ needs }) => mayBe(facts, ...needs)).map(({ text }) => text),
    ...(systemType === 'Conversational AI' && facts.online !== 'yes' ? [chatbot] : []),
    ...(gaps === 0 && !isRetired
      ? [`No gap was found on ${longDate(today)}. Review the assessment when the system, its use or the law changes.`]
      : []),
  ];
}
