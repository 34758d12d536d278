import { longDateOf } from '../dates.ts';
import {
  all,
  annexIA,
  annexIIIBinds,
  any,
  becameProvider,
  claimDocumented,
  claimed,
  claimRefused,
  deployer,
  firstProvider,
  generates,
  highRisk,
  hits,
  inScope,
  interacts,
  is,
  isPlanned,
  items,
  not,
  practiceMet,
  productMaker,
  released,
  supplier,
  yes,
} from '../facts.ts';
import { gates } from '../gates.ts';
import type { Row } from './case.ts';

/** A sentence of the report, said where its condition holds. */
export type Note = Row<{ say: string }>;

/** Notes of the report on scope, class, prohibitions and the exception. */
export const classNotes: readonly Note[] = [
  {
    when: all(firstProvider, is('pl-p', 'yes')),
    say: 'In scope because you place the system on the EU market or put it into service there, wherever you are established (Art. 2(1)(a)).',
  },
  {
    when: all(deployer, is('pl-d', 'yes')),
    say: 'In scope because you are established or located in the EU as its user, wherever the results are used (Art. 2(1)(b)).',
  },
  {
    when: all(inScope, yes('pl-o')),
    say: "In scope because the system's output is used in the EU (Art. 2(1)(c)).",
  },
  {
    when: is('x', 'dual'),
    say: 'A system that has another purpose or user as well is within the Act for that use, even if it serves military purposes or national security (Art. 2(3)). An organisation that uses it for the other purpose has to make sure that it complies (recital 24).',
  },
  {
    when: isPlanned,
    say: 'The system is only planned, so nothing in this report applies to it yet. Its duties are due before it is placed on the market, put into service or first used; duties with a later date are due on that date (Arts 111 and 113).',
  },
  {
    when: is('rwt', 'art60', 'without', 'unsure'),
    say: 'A test in the real world is not covered by the exclusion of tests before the market (Art. 2(8), last sentence).',
  },
  {
    when: is('rwt', 'without', 'unsure'),
    say: 'In law, a pilot with real people or cases is use. Without a plan under Art. 60 it is treated as putting into service (Art. 3(11), rule of this tool).',
  },
  {
    when: any(is('rwt', 'sandbox'), is('s-sbx', 'yes')),
    say: 'In a regulatory sandbox no administrative fines are imposed while you keep to its plan and guidance in good faith (Art. 57(12)); the duties do not change.',
  },
  {
    when: is('rwt', 'art60a'),
    say: 'Tests of products of Annex I Section B follow the national framework of Art. 60a.',
  },
  {
    when: any(practiceMet, highRisk, interacts, generates, gates.emotions.when),
    say: 'Open-source status would not exempt the system: Art. 2(12) keeps Article 5, Article 50 and high-risk systems within the Act.',
  },
  {
    when: is('5f', 'fatigue'),
    say: 'Fatigue and pain are not emotions (recital 18), so recognising them is not emotion recognition.',
  },
  {
    when: is('5c', 'lawful'),
    say: 'Rating people is not social scoring here, because the disadvantage is related, justified and proportionate (Art. 5(1)(c)).',
  },
  {
    when: is('5d', 'support'),
    say: 'Art. 5(1)(d) does not cover support for a human assessment that already rests on objective facts linked to a crime; point 6 of Annex III then covers it.',
  },
  {
    when: is('5f', 'medical'),
    say: 'Emotion recognition for medical or safety reasons is not prohibited; it is high-risk (Annex III, 1(c)), and people must be informed (Art. 50(3)).',
  },
  {
    when: is('5g', 'lawful'),
    say: 'Art. 5(1)(g) does not prohibit labelling or filtering lawfully acquired biometric data, or categorising for law enforcement.',
  },
  {
    when: is('5h', 'authorised', 'urgent'),
    say: 'Conditions that must remain true under Art. 5(2) to (7): use only to confirm the identity of the person sought; limits in time, place and persons; prior impact assessment and registration; stop and deletion on refusal; confirmation by two people (Art. 14(5)); no adverse decision on the output alone (Art. 5(3)); notification of each use (Art. 5(4)); national law that allows the use (Art. 5(5)). If a Member State has no such law, no use is lawful there.',
  },
  {
    when: any(
      is('5ba-p', 'unguarded', 'safeguarded'),
      is('5bb-p', 'unguarded', 'safeguarded'),
      is('c-5ba', 'unguarded', 'safeguarded'),
      is('c-5bb', 'unguarded', 'safeguarded'),
    ),
    say: 'For providers, reasonable and adequate safeguards are decisive (Art. 5(1a)(a)(ii)); labels are not.',
  },
  {
    when: any(is('5bb-p', 'unguarded', 'purpose'), is('c-5bb', 'unguarded', 'purpose'), is('5bb-d', 'yes')),
    say: 'For material that shows the sexual abuse of children, neither consent nor Art. 5(1b) helps: both apply to Art. 5(1)(ba) alone.',
  },
  {
    when: any(is('5ba-p', 'alter'), is('c-5ba', 'alter')),
    say: 'Alterations without more exposure are not manipulation in this sense (Art. 5(1b)).',
  },
  {
    when: all(is('5ba-d', 'no'), is('5bb-d', 'no')),
    say: 'Art. 5(1a)(b) prohibits only use for the purpose of making such material: lawful use of a general generator is not prohibited.',
  },
  {
    when: all(is('t-emo', 'yes', 'unsure'), hits('1c')),
    say: 'Emotion recognition is high-risk by Annex III, 1(c), and people must be informed under Art. 50(3): both apply together.',
  },
  {
    when: all(is('t-emo', 'yes', 'unsure'), is('a3-1b', 'except', 'except-2')),
    say: 'Groups by age or sex are read as outside Annex III, 1(b); people must still be informed (Art. 50(3)).',
  },
  {
    when: is('a1-role', 'neither'),
    say: 'A part that only assists, comforts, optimises or checks quality is not a safety component as long as its failure endangers no one (Art. 6(1a)).',
  },
  {
    when: all(is('a1-role', 'failure'), highRisk),
    say: 'A part whose failure endangers health and safety is a safety component, whatever its purpose (Art. 6(1b) prevails over Art. 6(1a)).',
  },
  {
    when: is('a1-tp', 'nonhealth'),
    say: 'A third-party assessment that concerns only risks other than those to health and safety does not make the system high-risk (Art. 6(1c)).',
  },
  {
    when: is('a1-tp', 'selfstd'),
    say: 'Avoiding third-party assessment by applying harmonised standards does not change the class: the choice of procedure does not decide it (Art. 43(3), read in secondary sources).',
  },
  {
    when: any(is('a1-mdr', 'i', 'inhouse'), is('a1-ivd', 'a', 'inhouse')),
    say: 'No notified body is needed for this class of device or for a device made and used in-house, so Art. 6(1) is not met (table of the medical device coordination group, not binding).',
  },
  {
    when: is('a1-mdr', 'legacy'),
    say: 'A transitional device of Art. 120 of Regulation (EU) 2017/745, under Directive 93/42/EEC or 90/385/EEC, is treated as a product of Annex I Section A (rule of this tool). The Section names the Regulation, under which a notified body has to assess the device. Whether the Section covers the device before that is not settled. The transition ends on 31 December 2027 or 2028, depending on the class, and with a significant change of design or purpose.',
  },
  {
    when: is('a1-ivd', 'legacy'),
    say: 'A transitional device of Art. 110 of Regulation (EU) 2017/746, under Directive 98/79/EC, is treated as a product of Annex I Section A (rule of this tool). The Section names the Regulation, under which a notified body has to assess the device. Whether the Section covers the device before that is not settled. The transition ends on 31 December 2027, 2028 or 2029, depending on the class, and with a significant change of design or purpose.',
  },
  {
    when: is('a1-law', 'machinery'),
    say: 'Machinery left Section A on 27 July 2026. Delegated acts under Regulation (EU) 2023/1230, with a deadline of 2 August 2028, bring requirements on AI (secondary sources).',
  },
  {
    when: all(annexIA, annexIIIBinds),
    say: `Both routes apply. The earlier of their two start dates counts: ${longDateOf('annex-iii')}. The law does not settle this, and for emergency triage in a device the draft guidelines apply Art. 6(1) alone.`,
  },
  {
    when: all(claimRefused, hits('5b')),
    say: 'The exception under Art. 6(3) is not accepted: point 5(b) always profiles people, so the exception is closed.',
  },
  {
    when: all(claimRefused, is('e-prof', 'yes', 'unsure')),
    say: 'The exception under Art. 6(3) is not accepted: a system that profiles people is always high-risk (Art. 6(3) subparagraph 3).',
  },
  {
    when: all(claimRefused, is('e-ground', 'none', 'unsure')),
    say: 'The exception under Art. 6(3) is not accepted: it needs one of the grounds (a) to (d) (subparagraph 2).',
  },
  {
    when: all(claimRefused, is('e-infl', 'yes', 'unsure')),
    say: 'The exception under Art. 6(3) is not accepted: the system can materially influence decisions, or may do so (subparagraph 1).',
  },
  {
    when: claimed,
    say: 'A provider that treats a high-risk system as not high-risk risks fines in accordance with Art. 99 if this is not corrected in time (Art. 80(4)) or was done to circumvent the Act (Art. 80(7)).',
  },
  {
    when: all(claimed, is('e-infl', 'no'), not(claimDocumented)),
    say: 'Until the assessment is documented the system is treated as high-risk (rule of this tool, not of the law).',
  },
  {
    when: all(claimDocumented, yes('r-25c')),
    say: 'The exception does not cover a purpose that the provider did not intend.',
  },
  {
    when: all(claimDocumented, hits(...items.filter(item => /^[67]/.test(item)))),
    say: 'For law enforcement and migration the registration goes to the non-public part of the database (Art. 49(4)).',
  },
  {
    when: all(becameProvider, is('r-25a', 'yes', 'unsure')),
    say: 'Your name on a high-risk system makes you its provider (Art. 25(1)(a)).',
  },
  {
    when: released,
    say: 'Another company has become the provider of this system, so you are no longer its provider (Art. 25(2)). You would keep the duties of a provider for copies that you supply under your own name or use yourself.',
  },
  {
    when: is('r-25k', 'yes', 'unsure'),
    say: 'Another company is responsible for the copies of which it has become the provider (Art. 25(2)). The duties of a provider in this report apply to the copies that you supply under your own name or use yourself.',
  },
  {
    when: is('r-25a', 'contract'),
    say: 'Art. 25(1)(a) allows a contract to leave the duties with your provider: name the contract, and make sure that your provider really fulfils the duties.',
  },
  {
    when: any(all(productMaker, annexIA), all(supplier, annexIA)),
    say: 'The manufacturer that sells the product under its own name is the provider of the system in it (Art. 25(3)).',
  },
];
