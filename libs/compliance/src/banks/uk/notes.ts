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
    text: `Breaches of UK GDPR can be fined by the Information Commission: ${fined} (Art. 83; secondary sources). This tool estimates no sum under UK law.`,
  },
  {
    needs: ['police'],
    text: `Breaches of Part 3 of the Data Protection Act 2018 can be fined by the Information Commission: ${fined} (ss. 155 and 157; secondary sources). Part 3 has exemptions, for example so that an inquiry is not obstructed; whether one applies is not assessed here.`,
  },
  {
    needs: ['adm'],
    text: `Guidance of the Information Commission on automated decisions was consulted on until 29 May 2026; a final text was not found by ${longDate('2026-11-22')}.`,
  },
  {
    needs: ['img'],
    text: 'Criminal law on image tools, according to secondary sources (the text was not read): it is an offence to make, adapt, possess or supply a tool made or adapted to create child sexual abuse images (Crime and Policing Act 2026 s. 72), and one to supply tools made for intimate images (s. 99), both since about 29 June 2026. Creating an intimate image of an adult without consent, or asking for one, has been an offence since 6 February 2026. How far this reaches general-purpose image generators is not settled.',
  },
  {
    needs: ['dev'],
    text: 'UK MDR 2002 was read in summaries. Its duties are those of the manufacturer, its UK responsible person and importers; Part 4A on post-market surveillance applies in Great Britain, and not to devices that a health institution makes and uses itself.',
  },
];

const chatbot =
  'A chatbot that shares nothing between users is outside the Online Safety Act. Under section 216A ministers can extend duties of the Act to AI services by regulations; none were listed by 27 September 2026 (secondary sources).';

const plannedUse =
  'The system is not in use: no duty of this report is in force for it yet. The rating is what it would be if the system were put into use as it is.';

/** Notes for the reader apart from gaps. */
export function notesOf(gaps: number, facts: Facts, { today, systemType }: Scored, isRetired: boolean): string[] {
  return [
    'The five principles are not a statute and are addressed to regulators; the law named next to each item is what applies.',
    ...(isRetired ? [retiredNote] : facts.use === 'no' ? [plannedUse] : []),
    ...notes.filter(({ needs }) => mayBe(facts, ...needs)).map(({ text }) => text),
    ...(systemType === 'Conversational AI' && facts.online !== 'yes' ? [chatbot] : []),
    ...(gaps === 0 && !isRetired
      ? [`No gap was found on ${longDate(today)}. Review the assessment when the system, its use or the law changes.`]
      : []),
  ];
}
