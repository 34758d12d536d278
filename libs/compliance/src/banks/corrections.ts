import type { Citation } from '../law/citation.ts';
import { cite } from './eu-2026-11-22/cite.ts';
import { ukCitation } from './uk-2026-11-22/ukCitation.ts';

/** What a later bank sets right or tells apart, in a sentence that a reader of the earlier report understands alone. */
export type Correction = { text: string; citation: Citation | null };

/** By the version of the bank that was wrong or too coarse; what weighs most comes first. */
const corrections: Readonly<Record<string, readonly Correction[]>> = {
  'eu-2026-11-21': [
    {
      text: 'An organisation that built a system for its own use is both its provider and its deployer. These questions could take it for a provider only, and then left out the duties of deployers, such as the fundamental rights impact assessment.',
      citation: cite(['Art. 3(4), (11)', 'chapters-1-and-2']),
    },
    {
      text: 'The exception for uses that pose no significant risk was believed as it was ticked. It is never open to a system that profiles people, such as a credit score, and it needs one of four grounds; both are asked now.',
      citation: cite(['Art. 6(3)', 'annex-iii']),
    },
    {
      text: 'A user of the system that is established or located in the EU is bound wherever the results are used. These questions let it answer that neither system nor output reaches the EU, and left it out of scope.',
      citation: cite(['Art. 2(1)(b)', 'chapters-1-and-2']),
    },
    {
      text: 'Informing people that they deal with AI, and marking what it generates, is the duty of the provider of the system. Deployers and importers were charged with it, with its fine.',
      citation: cite(['Art. 50(1), (2)', 'general']),
    },
    {
      text: 'The prohibitions on intimate images and on child sexual abuse material differ by role: the provider of a system must keep it from producing them, and its user must not use it for that purpose. A deployer with a lawful use was called prohibited.',
      citation: cite(['Art. 5(1a)', 'new-prohibitions']),
    },
    {
      text: 'Four practices of Article 5 stood in one question, and a report could not name which of them was met. Each letter is asked by itself.',
      citation: cite(['Art. 5(1)(e)–(h)', 'chapters-1-and-2']),
    },
    {
      text: 'Registration in the EU database, the notice to the persons concerned and every deadline for reports of incidents were put to products of Annex I as well. Registration and that notice concern Annex III alone, and under the Act medical devices report only infringements of fundamental rights.',
      citation: cite(['Arts 26(11), 49 and 73(10)', 'annex-i', 'M']),
    },
    {
      text: 'Products of Annex I Section B, such as machinery and cars, were classed as minimal. They are high-risk, but of the Act only a few articles apply to them; the rest is for the law of the product.',
      citation: cite(['Art. 2(2)', 'annex-i']),
    },
    {
      text: 'For relying on the exception wrongly, only national penalties were named. The Act also provides for fines where a misclassification is not corrected in time, or was meant to circumvent the law.',
      citation: cite(['Art. 80(4), (7)', 'general', 'M']),
    },
    {
      text: 'CE marking, declaration and registration were recommended as good practice where no law provides for them. A system without that duty must not carry the marking.',
      citation: cite(['Art. 48', 'annex-iii', 'M']),
    },
    {
      text: 'When a system or a model came to the market was not asked. It decides from when several duties bind: marking by earlier generators from 2 December 2026, earlier models from 2 August 2027, earlier high-risk systems only after a significant change of their design.',
      citation: cite(['Art. 111', null]),
    },
    {
      text: 'Size and turnover were not asked, and fines stood at the fixed ceilings. For small and medium-sized enterprises the lower of the two ceilings applies, for small mid-caps too except for prohibited practices; fines on public bodies are for each Member State to decide.',
      citation: cite(['Art. 99(6), (6a), (8)', 'gpai-and-penalties']),
    },
    {
      text: 'Annex III was one question about areas. It lists uses: a maths tutor is in education and still no listed use. Each point is asked by itself, and several can be chosen.',
      citation: cite(['Annex III', 'annex-iii']),
    },
    {
      text: "Five duties of deployers stood in one question, and others were missing. Each is asked by itself, such as the workers' information and the registration by public authorities.",
      citation: cite(['Art. 26(7), (8)', 'annex-iii']),
    },
    {
      text: 'Whether the system is AI at all, and the exclusions for defence, research, private use and free software, were not asked.',
      citation: cite(['Arts 2 and 3(1)', 'chapters-1-and-2']),
    },
    {
      text: 'Of general-purpose models only two facts were asked. Each duty of their providers is asked by itself, and when changing a model makes its user a provider.',
      citation: cite(['Arts 53 and 55', 'gpai-and-penalties']),
    },
    {
      text: 'One sum was made of what binds on the day of the report and of what binds later, so that a serious open duty could stand beside a good score. The two are told apart, and an open duty in force that can be fined is at least a medium level.',
      citation: null,
    },
  ],
  'eu-2026-11-22': [
    {
      text: 'A free and open-source licence can take a system out of the Act, and not a general-purpose model of its maker. Who provides both was called outside the Act, with the duties for the model in the table; the model has its own class now, and is scored.',
      citation: cite(['Art. 2(12), 53', 'chapters-1-and-2']),
    },
    {
      text: 'A system outside the Act by its licence could be asked about special categories of personal data and about supply to makers of high-risk systems, and those duties were then shown as binding. They are not asked there.',
      citation: cite(['Arts 2(12), 4a and 25(4)', 'chapters-1-and-2']),
    },
  ],
  'uk-2026-11-21': [
    {
      text: 'An item that law asks for and that was only partly in place could leave its principle green, for example an impact assessment that was half done. It is amber at best.',
      citation: ukCitation(['ukGdpr', '35', 'UK GDPR Art. 35']),
    },
    {
      text: 'Letting people contest a decision that was taken without human involvement was said to have no statute of its own. It is a statutory safeguard.',
      citation: ukCitation(['ukGdpr', '22C', 'UK GDPR Art. 22C', 'adm-safeguards']),
    },
    {
      text: 'A significant decision that rests on recognised legitimate interests must not be taken without human involvement. That restriction was not asked about.',
      citation: ukCitation(['ukGdpr', '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards']),
    },
    {
      text: 'Every missing item was due at once, also where no law asks for it. What is voluntary is now said to have no legal date, and what law asks for comes first.',
      citation: null,
    },
    {
      text: 'Explanations were rested on the safeguards for automated decisions alone. The rights to information and of access ask for them too.',
      citation: ukCitation(['ukGdpr', '15(1)(h)', 'UK GDPR Arts 13(2)(f), 14(2)(g) and 15(1)(h)']),
    },
    {
      text: 'The report named no regulators. It now lists those that may look at the system, each with the reason.',
      citation: null,
    },
    {
      text: 'Whether a law binds was left to answers such as "Not applicable". Facts about the system and the organisation are asked first, and they decide which law binds.',
      citation: null,
    },
  ],
};

/**
 * What banks after this one correct of it, to stand beside its reports; empty for a current bank and for an unknown version.
 */
export function correctionsOf(bankVersion: string): readonly Correction[] {
  return corrections[bankVersion] ?? [];
}
